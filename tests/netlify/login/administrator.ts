import { scryptSync } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';

/** The administrator of the tests. */
export const username = 'ana';
export const password = 'una contraseña larga';
export const secret = 'the tests sign with these thirty-two bytes';

const hashes = new Map<string, string>();

/** A hash in the format of `hashPassword`, by default with the least work that `verifyPassword` accepts. */
export function cheapHash(text: string, N: number = 2 ** 14): string {
  const name = `${N} ${text}`;
  const hash = hashes.get(name) ?? makeHash(text, N);
  hashes.set(name, hash);
  return hash;
}

function makeHash(text: string, N: number): string {
  const salt = Buffer.from('salt of the tests');
  const key = scryptSync(text.normalize('NFC'), salt, 32, { N, r: 8, p: 1, maxmem: 2 ** 28 });
  return `scrypt$${N}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Sets the login variables for each test of the file. */
export function provideAdministrator(): void {
  beforeEach(() => {
    vi.stubEnv('ADMIN_USERNAME', username);
    vi.stubEnv('ADMIN_PASSWORD_HASH', cheapHash(password));
    vi.stubEnv('JWT_SECRET', secret);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
}
