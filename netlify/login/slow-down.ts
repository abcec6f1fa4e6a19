import { setTimeout as pause } from 'node:timers/promises';
import { addEvent, clearEvents, readEvents } from '../blobs/recent-events.ts';
import { freeFailures, waitAfter, waitBefore, windowMs } from './waiting.ts';

interface Attempt {
  readonly username: string;
  /** Where it comes from, as `callerAddress` groups addresses. */
  readonly address: string;
}

type Admission =
  /** A first failure at an account that others attack costs as much as theirs: then `retryAfterFailureMs` is not 0. */
  | { readonly kind: 'admitted'; readonly retryAfterFailureMs: number }
  | { readonly kind: 'slowed'; readonly retryAfterMs: number };

// An attempt that is being verified counts as a failure until it proves right. What looks refused by such a one is looked
// at again for as long as that takes, so that right passwords sent at the same moment don't refuse each other.
const verifyingMs = 2_000;
const lookAgainMs = 300;

/**
 * Admits an attempt or says how long to wait. An admitted attempt is on record as a failure before its password is looked
 * at, by conditional writes that count every one of many at once; `forgive` takes it off. One that has to wait leaves no
 * trace, so that hammering makes nobody wait longer. While the record cannot be read or written nobody is admitted
 * (Unavailable): otherwise guessing would be free for as long as the store is down, when the admin area is of no use anyway.
 */
export async function admit(attempt: Attempt): Promise<Admission> {
  const start = performance.now();
  for (;;) {
    const now = Date.now();
    const { own, account } = await failures(attempt, now);
    const retryAfterMs = waitBefore(own, account, now);
    const beingVerified = now - Math.max(...own) < verifyingMs;
    if (retryAfterMs === 0) {
      const admitted = await record(attempt, now);
      if (admitted) return admitted;
    } else if (!beingVerified || performance.now() - start >= verifyingMs) {
      return { kind: 'slowed', retryAfterMs };
    }
    await pause(lookAgainMs);
  }
}

/** Ends the count for an address and an account, after the right password. */
export async function forgive({ username, address }: Attempt): Promise<void> {
  await Promise.all([clearEvents(ofAddress(address)), clearEvents(ofAccount(username))]);
}

async function failures({ username, address }: Attempt, now: number) {
  const [own, account] = await Promise.all([
    readEvents(ofAddress(address), windowMs, now),
    readEvents(ofAccount(username), windowMs, now),
  ]);
  return { own, account };
}

/** Puts the attempt on record; undefined when others were faster and the wait has begun. */
async function record({ username, address }: Attempt, now: number): Promise<Admission | undefined> {
  // One after the other: an attempt that its own address refuses leaves the account alone.
  const own = without(await addEvent(ofAddress(address), windowMs, now), now);
  if (waitBefore(own, [], now) > 0) return undefined;
  const accountWithThis = await addEvent(ofAccount(username), windowMs, now);
  const account = without(accountWithThis, now);
  if (waitBefore(own, account, now) > 0) return undefined;
  const underAttack = own.length === 0 && account.length >= freeFailures;
  return { kind: 'admitted', retryAfterFailureMs: underAttack ? waitAfter(accountWithThis.length) : 0 };
}

const without = (times: readonly number[], time: number): number[] => times.toSpliced(times.indexOf(time), 1);

const ofAddress = (address: string): string => `login-address ${address}`;
const ofAccount = (username: string): string => `login-account ${username}`;
