import { expect, test } from 'vitest';
import { searchPages } from '../reliability/slow-inputs/slow-inputs.ts';

const seed = 1;

// It needs the built on-demand pages. The soak has the longer search.
test('No URL, header or body makes an on-demand page slow', async () => {
  const { figure, passed, log } = await searchPages(seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});
