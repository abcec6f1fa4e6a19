import { expect, test } from 'vitest';
import { parts } from '../../reliability/parts.ts';

/** tests/reliability/parts.test.ts runs these in the gate. */
const inGate = ['damage', 'store-down', 'list-load', 'backup-crashes', 'login-attacks'];
const seed = Math.floor(Math.random() * 1e9);

test.each(parts.filter(({ name }) => !inGate.includes(name)))('$title: $guarantee', async ({ run }) => {
  const { figure, passed, log } = await run('short', seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});

test('Every part that the gate runs is a part of the soak', () => {
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(inGate));
});
