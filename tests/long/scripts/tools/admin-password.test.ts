import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loginSettings } from '../../../../netlify/env/index.ts';
import { verifyPassword } from '../../../../netlify/login/password.ts';

const program = fileURLToPath(new URL('../../../../scripts/tools/admin-password.ts', import.meta.url));

async function given(input: string) {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, stdout, stderr };
}

test('The command prints the variables for production, and not the password', async () => {
  const { code, stdout, stderr } = await given('correct horse battery\n');
  expect(code).toBe(0);
  const { username, passwordHash } = loginSettings(parseEnv(stdout) as NodeJS.ProcessEnv);
  expect(username).toBe('admin');
  expect(await verifyPassword('correct horse battery', passwordHash)).toBe(true);
  expect(stdout + stderr).not.toContain('correct horse');
});

test('The command creates another secret and another salt each time', async () => {
  const [one, other] = await Promise.all([given('correct horse battery'), given('correct horse battery')]);
  const [first = {}, second = {}] = [one, other].map(({ stdout }) => parseEnv(stdout));
  expect(first.JWT_SECRET).not.toBe(second.JWT_SECRET);
  expect(first.ADMIN_PASSWORD_HASH).not.toBe(second.ADMIN_PASSWORD_HASH);
});

test.each(['', '\n', 'eleven char\n', 'ñññññ ñññññ\nmore on the next line'])(
  'The command refuses a short password: %j',
  async (input) => {
    const refused = { code: 1, stdout: '', stderr: 'A password needs 12 characters or more.\n' };
    expect(await given(input)).toEqual(refused);
  },
);

test('The command refuses a password that the login would refuse', async () => {
  expect(await given('x'.repeat(201))).toMatchObject({ code: 1, stdout: '' });
});
