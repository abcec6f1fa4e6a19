import { expect, test } from 'vitest';
import { backupCrashes } from './backup.ts';
import { badImageUploads } from './bad-images.ts';
import { httpFuzz } from './http-fuzz.ts';
import { loginAttacks } from './login-attacks.ts';
import { loginSiege } from './login-siege.ts';
import { slowInputs } from './slow-inputs.ts';

const parts = [backupCrashes, httpFuzz, badImageUploads, slowInputs, loginAttacks, loginSiege];
const seed = 1;

test.each(parts)('$title: $promise', async ({ run }) => {
  const { figure, passed, log } = await run('short', seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});
