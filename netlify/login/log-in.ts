import { createHash, timingSafeEqual } from 'node:crypto';
import type { Credentials } from '#domain/login';
import { verifyPassword } from './password.ts';
import { loginSettings } from './settings.ts';
import { admit, forgive } from './slow-down.ts';
import { makeToken } from './token.ts';

export type LoginOutcome =
  | { readonly kind: 'accepted'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'slowed'; readonly retryAfterMs: number };

/**
 * Checks a name and a password that come from `address` (grouped as `callerAddress` does) and answers with a token. An
 * unknown name costs the same work and gets the same answer as a wrong password.
 */
export async function logIn({ username, password }: Credentials, address: string): Promise<LoginOutcome> {
  const settings = loginSettings();
  const attempt = { username, address };
  const admission = await admit(attempt);
  if (admission.kind === 'slowed') return admission;
  const passwordIsRight = await verifyPassword(password, settings.passwordHash);
  const nameIsRight = isSame(username, settings.username);
  if (passwordIsRight && nameIsRight) {
    await forgive(attempt).catch((error) => console.error('The failures before a login were not cleared:', error));
    return { kind: 'accepted', token: await makeToken(settings) };
  }
  const { retryAfterFailureMs } = admission;
  return retryAfterFailureMs > 0 ? { kind: 'slowed', retryAfterMs: retryAfterFailureMs } : { kind: 'refused' };
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
