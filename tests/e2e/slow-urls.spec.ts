import { searchPages } from '../reliability/slow-inputs.ts';
import { expect, test } from '../support/fixtures.ts';

const seed = 1;

// Without a browser; it is here because the on-demand pages have to be built. The long search is the soak's.
test('no URL, header or body makes an on-demand page dear', async () => {
  const { figure, passed, log } = await searchPages(seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});
