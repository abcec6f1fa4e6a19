import { scryptSync } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';

/** The administrator of the tests. */
export const username = 'ana';
export const password = 'una contraseña larga';
export const secret = 'the tests sign with these thirty-two bytes';

/** A hash as `hashPassword` writes it, but cheap: the least work that `verifyPassword` accepts. */
export function cheapHash(text: string): string {
  const salt = Buffer.from('salt of the tests');
  const key = scryptSync(text.normalize('NFC'), salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  return `scrypt$16384$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Gives every test of the file the settings that the login needs. */
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
