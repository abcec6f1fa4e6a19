import { expect, test } from 'vitest';
import { backupCrashes } from './backup.ts';
import { someCrashPoints } from './crashes/crash-points.ts';
import { damage } from './damage/damage.ts';
import { listLoad } from './growth/list-load.ts';
import { loginAttacks } from './logins/login-attacks.ts';
import { storeDown } from './store-down.ts';

// The gate; the others are in tests/long/reliability/parts.test.ts.
const parts = [someCrashPoints, damage, storeDown, listLoad, backupCrashes, loginAttacks];
const seed = 1;

test.each(parts)('$title: $guarantee', async ({ run }) => {
  const { figure, passed, log } = await run('short', seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});
