import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { LoginVariable } from '../../../netlify/env/index.ts';
import { hashPassword } from '../../../netlify/login/password.ts';
import { Failure } from '../failure.ts';

/** The administrator's account, and the secret that signs tokens. */
export interface Account {
  readonly username: string;
  readonly password: string;
  readonly secret: string;
}

export interface Settings extends Account {
  readonly port: number;
  /** The interface to listen on, HOST or the loopback. */
  readonly host: string;
  /** The folder of the local store. */
  readonly blobsDirectory: string;
}

/** The loopback, because the local site has a weak password and no TLS. */
const loopback = '127.0.0.1';

type Environment = Readonly<Record<string, string | undefined>>;

const secrets = {
  ADMIN_USERNAME: () => 'admin',
  ADMIN_PASSWORD: readablePassword,
  JWT_SECRET: () => randomBytes(48).toString('base64url'),
} as const;

/** Settings from the environment or `.env`, which is created or completed with random secrets. */
export async function readSettings(root: string, environment: Environment, usualPort: number): Promise<Settings> {
  const file = await completedEnvFile(join(root, '.env'));
  const value = (name: string) => environment[name] || file[name] || undefined;
  return {
    port: portOf(value('PORT') ?? String(usualPort)),
    host: value('HOST') ?? loopback,
    blobsDirectory: resolve(root, value('BLOBS_DIR') ?? '.netlify/blobs-local'),
    username: value('ADMIN_USERNAME') ?? secrets.ADMIN_USERNAME(),
    password: value('ADMIN_PASSWORD') ?? secrets.ADMIN_PASSWORD(),
    secret: value('JWT_SECRET') ?? secrets.JWT_SECRET(),
  };
}

/**
 * The environment variables of an account. The password is hashed with the same salt at every start, so that tokens
 * stay valid.
 */
export async function loginEnvironment(account: Account): Promise<Record<LoginVariable, string>> {
  const { username, password, secret } = account;
  const salt = createHmac('sha256', secret).update('the salt of the local password').digest().subarray(0, 16);
  return { ADMIN_USERNAME: username, ADMIN_PASSWORD_HASH: await hashPassword(password, salt), JWT_SECRET: secret };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Failure(`PORT is “${text}”, but a port is a number from 1 to 65535.`);
}

async function completedEnvFile(path: string): Promise<Environment> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const found = parseEnv(text ?? '');
  const missing = Object.entries(secrets).filter(([name]) => !found[name]);
  if (missing.length === 0) return found;
  const added = Object.fromEntries(missing.map(([name, make]) => [name, make()]));
  const heading = text === undefined ? '# Made by npm start for this machine. Keep it to yourself.\n' : '\n';
  const lines = Object.entries(added).map(([name, value]) => `${name}=${value}\n`);
  await appendFile(path, `${heading}${lines.join('')}`, { mode: 0o600 });
  return { ...found, ...added };
}

// Without similar letters and digits. 16 of these 31 are 79 bits.
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
