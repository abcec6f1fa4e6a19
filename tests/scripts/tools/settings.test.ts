import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from '../../../netlify/login/password.ts';
import { Failure } from '../../../scripts/tools/failure.ts';
import { loginEnvironment, readSettings } from '../../../scripts/tools/start/settings.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const read = (root: string, environment: Record<string, string> = {}) => readSettings(root, environment, 8888);

describe('the file .env', () => {
  test('The file .env is created with random secrets and readable by its owner only', async () => {
    const [one, other] = [await temporaryFolder(), await temporaryFolder()];
    const settings = await read(one);
    expect(settings.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(settings.secret.length).toBeGreaterThanOrEqual(48);
    const others = await read(other);
    expect(others.password).not.toBe(settings.password);
    expect(others.secret).not.toBe(settings.secret);
    expect((await stat(join(one, '.env'))).mode & 0o777).toBe(0o600);
  });

  test('The file .env is created once', async () => {
    const root = await temporaryFolder();
    const first = await read(root);
    expect(await read(root)).toEqual(first);
  });

  test('Existing settings in .env stay, and missing ones are added', async () => {
    const root = await temporaryFolder();
    await writeFile(join(root, '.env'), '# mine\nADMIN_PASSWORD="with space # and hash"\nPORT=9000');
    const settings = await read(root);
    expect(settings).toMatchObject({ password: 'with space # and hash', port: 9000, username: 'admin' });
    expect(await readFile(join(root, '.env'), 'utf8')).toMatch(
      /^# mine\nADMIN_PASSWORD=.*\nPORT=9000\n\n?ADMIN_USERNAME=admin\nJWT_SECRET=\S+\n$/,
    );
    expect(await read(root)).toEqual(settings);
  });
});

describe('the environment', () => {
  test('Without HOST the site listens on this machine only', async () => {
    const root = await temporaryFolder();
    expect((await read(root)).host).toBe('127.0.0.1');
    expect((await read(root, { HOST: '0.0.0.0' })).host).toBe('0.0.0.0');
  });

  test('The environment has priority over .env', async () => {
    const root = await temporaryFolder();
    await read(root);
    const environment = { PORT: '9001', ADMIN_USERNAME: 'ana', ADMIN_PASSWORD: 'secret', BLOBS_DIR: 'elsewhere' };
    expect(await read(root, environment)).toMatchObject({
      port: 9001,
      username: 'ana',
      password: 'secret',
      blobsDirectory: join(root, 'elsewhere'),
    });
  });

  test('An empty variable counts as not set', async () => {
    const root = await temporaryFolder();
    expect(await read(root, { PORT: '', ADMIN_USERNAME: '' })).toMatchObject({ port: 8888, username: 'admin' });
  });

  test.each(['eighty', '-1', '65536', '80.5', '0x50', '1e3', ' '])('The port “%s” is refused', async (PORT) => {
    const root = await temporaryFolder();
    await expect(read(root, { PORT })).rejects.toThrow(
      new Failure(`PORT is “${PORT}”, but a port is a number from 1 to 65535.`),
    );
  });
});

describe('the password hash', () => {
  const account = { username: 'ana', password: 'secret', secret: 'a secret of more than thirty-two bytes' };

  test('The hash matches only its password, and is the same after a restart', async () => {
    const { ADMIN_PASSWORD_HASH: hash } = await loginEnvironment(account);
    expect(await verifyPassword('secret', hash)).toBe(true);
    expect(await verifyPassword('Secret', hash)).toBe(false);
    expect((await loginEnvironment(account)).ADMIN_PASSWORD_HASH).toBe(hash);
  });

  test('The hash differs on another machine', async () => {
    const [one, other] = await Promise.all([
      loginEnvironment(account),
      loginEnvironment({ ...account, secret: 'another secret of more than thirty-two bytes' }),
    ]);
    expect(one.ADMIN_PASSWORD_HASH).not.toBe(other.ADMIN_PASSWORD_HASH);
  });
});
