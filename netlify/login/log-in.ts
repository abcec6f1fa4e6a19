import { createHash, timingSafeEqual } from 'node:crypto';
import type { Credentials } from '#domain/calls/login';
import { type LoginSettings, loginSettings } from '../env/index.ts';
import { timeouts } from '../store/deadline.ts';
import { keyedDigest } from '../store/keyed-digest.ts';
import { isRightPassword } from './check-password.ts';
import { type Attempt, admit, count, forgive, withdraw } from './throttle.ts';
import { makeToken } from './token.ts';

export type LoginOutcome =
  | { readonly kind: 'accepted'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'throttled'; readonly retryAfterMs: number };

/**
 * Checks a name and a password from `client` (grouped by `clientIp`) and returns a token. An unknown name causes the
 * same work, writes and response as a wrong password. An attempt that could not be checked is Unavailable and does not
 * count.
 */
export async function logIn({ username, password }: Credentials, client: string): Promise<LoginOutcome> {
  const began = performance.now();
  const settings = loginSettings();
  const admission = await admit(nameOf(client));
  if (admission.kind === 'throttled') return admission;
  const { attempt } = admission;
  const passwordIsRight = await judge(attempt, password, settings, timeouts.loginTurn - (performance.now() - began));
  const nameIsRight = isSame(username, settings.username);
  if (!passwordIsRight || !nameIsRight) {
    await count(attempt);
    return { kind: 'refused' };
  }
  await forgive(attempt).catch((error) => console.error('The failures before a login were not cleared:', error));
  return { kind: 'accepted', token: await makeToken(settings) };
}

async function judge(attempt: Attempt, password: string, settings: LoginSettings, left: number): Promise<boolean> {
  try {
    return await isRightPassword(password, settings.passwordHash, attempt.client, left);
  } catch (error) {
    // Expires soon even if this fails.
    await withdraw(attempt).catch(() => undefined);
    throw error;
  }
}

/** A secret digest, so that nobody can choose clients that share a blob with another one. */
function nameOf(client: string): string {
  return keyedDigest('login clients', client).toString('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
