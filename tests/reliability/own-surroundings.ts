import { randomBytes, scryptSync } from 'node:crypto';
import { loginSettings } from '../../netlify/env/index.ts';
import { makeToken } from '../../netlify/login/token.ts';
import { withEnvironment } from '../support/environment.ts';
import { StrictBlobServer } from '../support/strict-blob-server/strict-blob-server.ts';

/** The administrator of a run. */
export const account = { username: 'ana', password: 'a password of this run' } as const;

/** The environment of a run of the site’s functions in this process. */
export interface Surroundings {
  readonly server: StrictBlobServer;
  /** The administrator’s. */
  readonly token: string;
  /** The captured log lines. */
  readonly logged: readonly string[];
}

interface Options {
  readonly seed: number;
  /** scrypt’s cost; default the lowest that the login accepts. */
  readonly cost?: number;
}

/** Runs work with its own store, account and log, and restores everything afterwards. */
export async function withOwnSurroundings<Result>(
  { seed, cost = 2 ** 14 }: Options,
  work: (surroundings: Surroundings) => Promise<Result>,
): Promise<Result> {
  const plainError = console.error;
  const logged: string[] = [];
  console.error = (...parts: unknown[]) => void (logged.length < 20 && logged.push(parts.map(String).join(' ')));
  const server = await new StrictBlobServer({ seed }).start();
  try {
    return await withEnvironment({ NETLIFY_BLOBS_CONTEXT: server.context, ...settingsFor(cost) }, async () =>
      work({ server, token: await makeToken(loginSettings()), logged }),
    );
  } finally {
    console.error = plainError;
    await server.stop();
  }
}

/** Hashes the account’s password again, as for a new process. */
export function provideSettings(cost: number): void {
  process.env.ADMIN_PASSWORD_HASH = settingsFor(cost).ADMIN_PASSWORD_HASH;
}

function settingsFor(cost: number): Record<'ADMIN_USERNAME' | 'ADMIN_PASSWORD_HASH' | 'JWT_SECRET', string> {
  const salt = randomBytes(16);
  const key = scryptSync(account.password, salt, 32, { N: cost, r: 8, p: 1, maxmem: 2 ** 29 });
  return {
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD_HASH: `scrypt$${cost}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`,
    JWT_SECRET: randomBytes(48).toString('base64url'),
  };
}
