import { expect, test } from 'vitest';
import { gateParts, laterParts, parts } from '../../reliability/parts.ts';

const seed = Math.floor(Math.random() * 1e9);

test.each(laterParts)('$title: $guarantee', async ({ run }) => {
  const { figure, passed, log } = await run('short', seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});

test('Every part that the gate runs is a part of the soak', () => {
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(gateParts.map(({ name }) => name)));
});
