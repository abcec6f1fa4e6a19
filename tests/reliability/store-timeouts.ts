import { timeouts } from '../../netlify/store/deadline.ts';

const usual = { ...timeouts };
const short = { ...usual, request: 700, firstAttempt: 50, savingIndex: 150, pause: 2 };

/**
 * Does some work with short timeouts for the store, so that a request that hangs costs milliseconds instead of seconds,
 * and without what the functions write into their log about a store that fails on purpose.
 */
export function withShortTimeouts<Result>(work: () => Promise<Result>): Promise<Result> {
  return withTimeouts(short, () => quietly(work));
}

/** Does some work with timeouts that never end, for runs that count and do not measure. */
export function withEndlessTimeouts<Result>(work: () => Promise<Result>): Promise<Result> {
  const endless = 24 * 60 * 60_000;
  const times = { request: endless, firstAttempt: endless, sweepPart: endless, loginTurn: endless };
  return withTimeouts({ ...usual, ...times }, work);
}

/** Does some work without its log. */
export async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { log, warn, error } = console;
  const nothing = () => {};
  Object.assign(console, { log: nothing, warn: nothing, error: nothing });
  try {
    return await work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}

/** Does some work with other timeouts for the store. */
export async function withTimeouts<Result>(wanted: typeof timeouts, work: () => Promise<Result>): Promise<Result> {
  const before = { ...timeouts };
  Object.assign(timeouts, wanted);
  try {
    return await work();
  } finally {
    Object.assign(timeouts, before);
  }
}
