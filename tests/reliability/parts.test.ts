import { expect, test } from 'vitest';
import { someCrashPoints } from './crashes/crash-points.ts';
import { gateParts } from './parts.ts';

const seed = 1;

test.each([someCrashPoints, ...gateParts])('$title: $guarantee', async ({ run }) => {
  const { figure, passed, log } = await run('short', seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});
