import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { loginSettings } from '../../../../netlify/env/index.ts';
import { verifyPassword } from '../../../../netlify/login/password.ts';

const program = fileURLToPath(new URL('../../../../scripts/tools/deploy-setup.ts', import.meta.url));

async function given(input: string, names: readonly string[] = [], more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...more };
  const child = spawn(process.execPath, [program, ...names], { env, stdio: ['pipe', 'pipe', 'pipe'] });
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
  expect(username).toMatch(/^desk-[a-z]{6}$/);
  expect(parseEnv(stdout).AWS_LAMBDA_JS_RUNTIME).toBe('nodejs24.x');
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

/** The platform’s API for variables, as its documentation describes it. */
async function startApi(existing: readonly string[], status = 200) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push(`${request.method} ${request.url} ${body}`);
    const isWrite = request.method !== 'GET';
    response.statusCode = isWrite ? status : 200;
    const list = existing.map((key) => ({ key }));
    response.end(JSON.stringify(request.url?.startsWith('/sites/') ? { account_slug: 'team' } : isWrite ? {} : list));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // It listens on a port, so its address is not a pipe name.
  const { port } = server.address() as AddressInfo;
  const environment = {
    NETLIFY_API_URL: `http://127.0.0.1:${port}`,
    NETLIFY_SITE_ID: 'a-site',
    NETLIFY_AUTH_TOKEN: 'token',
  };
  return { requests, environment };
}

test('The command sets the missing variables for production only if it has a token, and keeps the others', async () => {
  const { requests, environment } = await startApi(['JWT_SECRET', 'AWS_LAMBDA_JS_RUNTIME']);
  const { code, stdout, stderr } = await given('correct horse battery', [], environment);
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('Already set, and kept: JWT_SECRET, AWS_LAMBDA_JS_RUNTIME.'),
  ]);
  const writes = requests.filter((one) => one.startsWith('POST /accounts/team/env?site_id=a-site'));
  expect(writes).toHaveLength(2);
  for (const write of writes) expect(write).toContain('"is_secret":true,"values":[{"context":"production"');
  expect(stdout).toMatch(/^ADMIN_USERNAME=desk-[a-z]{6}\n$/);
});

test('A named variable is replaced, and the others stay', async () => {
  const { requests, environment } = await startApi(['JWT_SECRET', 'ADMIN_USERNAME']);
  expect((await given('', ['JWT_SECRET'], environment)).code).toBe(0);
  expect(requests.filter((one) => !one.startsWith('GET'))).toEqual([
    expect.stringMatching(/^PUT \/accounts\/team\/env\/JWT_SECRET\?site_id=a-site /),
  ]);
  expect(await given('', ['NO_SUCH'], environment)).toMatchObject({ code: 1, stdout: '' });
});

test('If the platform refuses, the command prints the variables to be set by hand', async () => {
  const { environment } = await startApi([], 422);
  const { code, stdout, stderr } = await given('correct horse battery', [], environment);
  expect([code, stderr]).toEqual([1, expect.stringContaining('answered 422')]);
  expect(Object.keys(parseEnv(stdout))).toHaveLength(4);
});
