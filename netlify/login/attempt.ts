import { timeouts } from '../store/deadline.ts';
import { keyedDigest } from '../store/keyed-digest.ts';
import { isRightPassword } from './check-password.ts';
import { type Admission, type Attempt, admit, count, forgive, withdraw } from './throttle.ts';

/** Admits an attempt of `client` (grouped by `clientIp`), or returns the wait. */
export function admitClient(client: string): Promise<Admission> {
  // A secret digest, so that nobody can choose clients that share a blob with another one.
  return admit(keyedDigest('login clients', client).toString('base64url'));
}

interface Tried {
  readonly password: string;
  readonly hash: string;
  /** Whether the hash is that of the given name; if not, checking it only takes the same time. */
  readonly isKnown: boolean;
  /** Whether there are several names, which the time of a refusal must not distinguish. */
  readonly hidesNames: boolean;
  /** The beginning of the request, by `performance.now`. */
  readonly began: number;
}

/**
 * Whether an admitted attempt gives the right password; counts it. One that could not be checked is Unavailable and does
 * not count.
 */
export async function judgeAttempt(attempt: Attempt, tried: Tried): Promise<boolean> {
  const { password, hash, isKnown, hidesNames, began } = tried;
  const left = timeouts.loginTurn - (performance.now() - began);
  const isRight = await isRightPassword(password, hash, attempt.client, left, hidesNames).catch(async (error) => {
    // Expires soon even if this fails.
    await withdraw(attempt).catch(() => undefined);
    throw error;
  });
  if (!isRight || !isKnown) {
    await count(attempt);
    return false;
  }
  await forgive(attempt).catch((error) => console.error('The failures before a login were not cleared:', error));
  return true;
}
