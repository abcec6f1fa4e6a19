import { expect, test } from 'vitest';
import { crashPoints } from './crash-points.ts';
import { sweepDeaths } from './sweep-deaths.ts';
import { sweepRaces } from './sweep-races.ts';

const parts = [crashPoints, sweepRaces, sweepDeaths];
const seed = 1;

test.each(parts)('$title: $promise', async ({ run }) => {
  const { figure, passed, log } = await run('short', seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});
