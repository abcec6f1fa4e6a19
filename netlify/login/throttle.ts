import { setTimeout as pause } from 'node:timers/promises';
import { done, type Step } from '../store/compare-and-swap.ts';
import { changeEvents, type Event } from '../store/event-buckets.ts';

/** An admitted attempt; until its result is known it counts as failed. */
export interface Attempt {
  readonly client: string;
  readonly id: string;
  readonly at: number;
}

export type Admission =
  | { readonly kind: 'admitted'; readonly attempt: Attempt }
  | { readonly kind: 'throttled'; readonly retryAfterMs: number };

type Decision = Admission | { readonly kind: 'in-doubt'; readonly retryAfterMs: number };

// Longer than any attempt. An attempt without a result, because the process or the store failed, expires then.
const judgingMs = 15_000;

// Attempts that are refused only because of attempts still being checked are checked again for this time, so that
// simultaneous right passwords do not refuse each other.
const doubtMs = 2_000;
const lookAgainMs = 300;

/**
 * Admits an attempt of `client` (an opaque name) or returns the wait. Decided in one conditional write of the client’s
 * own count, so that parallel attempts cannot evade it and other clients cannot interfere. A client that must wait
 * leaves no record. While the count cannot be read or written nobody is admitted (Unavailable): otherwise guessing
 * would be unlimited while the store is down, when the admin area does not work anyway.
 */
export async function admit(client: string): Promise<Admission> {
  const start = performance.now();
  for (;;) {
    const decision = await decide({ client, id: crypto.randomUUID(), at: Date.now() });
    if (decision.kind !== 'in-doubt') return decision;
    const { retryAfterMs } = decision;
    if (performance.now() - start >= doubtMs) return { kind: 'throttled', retryAfterMs };
    await pause(lookAgainMs);
  }
}

function decide(attempt: Attempt): Promise<Decision> {
  const { id, at } = attempt;
  const admitted: Decision = { kind: 'admitted', attempt };
  return changeEvents('login', attempt.client, at, (events): Step<readonly Event[], Decision> => {
    if (events.some((event) => event.id === id)) return done(admitted);
    const retryAfterMs = waitBefore(times(events), at);
    if (retryAfterMs > 0) return done({ kind: events.some(isBeingJudged) ? 'in-doubt' : 'throttled', retryAfterMs });
    return { kind: 'write', value: [...events, { at, id, until: at + judgingMs }], result: admitted };
  });
}

/** Clears the client’s count after the right password, except attempts that are still being checked. */
export function forgive(attempt: Attempt): Promise<void> {
  return settle(attempt, (others) => others.filter(isBeingJudged));
}

/** Counts the attempt as failed, after a wrong name or password. */
export function count(attempt: Attempt): Promise<void> {
  const { at, id } = attempt;
  return settle(attempt, (others) => [...others, { at, id }]);
}

/** Removes an attempt that could not be checked. */
export function withdraw(attempt: Attempt): Promise<void> {
  return settle(attempt, (others) => others);
}

function settle({ client, id }: Attempt, change: (others: readonly Event[]) => readonly Event[]): Promise<void> {
  return changeEvents('login', client, Date.now(), (events): Step<readonly Event[], void> => {
    const value = change(events.filter((event) => event.id !== id)).toSorted((one, other) => one.at - other.at);
    return isSame(value, events) ? done(undefined) : { kind: 'write', value, result: undefined };
  });
}

const isBeingJudged = ({ until }: Event): boolean => until !== undefined;

const times = (events: readonly Event[]): number[] => events.map(({ at }) => at);

const isSame = (one: readonly Event[], other: readonly Event[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Failed logins in a quarter of an hour without a wait. */
export const freeFailures = 5;

const firstWaitMs = 5_000;

const longestWaitMs = 60_000;

/** The wait after that many failed logins: 5, 10, 20, 40 and then 60 seconds. */
export function waitAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeFailures));
}

/**
 * The remaining wait of a client, given the times of its own failed logins. Other clients cannot extend it: a client
 * without failed logins never waits, and no client waits longer than a minute.
 */
export function waitBefore(failures: readonly number[], now: number): number {
  if (failures.length === 0) return 0;
  const wait = waitAfter(failures.length);
  return Math.max(0, Math.min(wait, Math.max(...failures) + wait - now));
}
