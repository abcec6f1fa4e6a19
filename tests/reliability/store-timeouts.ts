import { timeouts } from '../../netlify/store/deadline.ts';

const usual = { ...timeouts };
const short = { ...usual, request: 700, firstAttempt: 50, savingIndex: 150, pause: 2 };

/**
 * Runs work with short store timeouts, so that a hanging request costs milliseconds instead of seconds, and without
 * the functions’ log of intended failures.
 */
export function withShortTimeouts<Result>(work: () => Promise<Result>): Promise<Result> {
  return withTimeouts(short, () => quietly(work));
}

/** Runs work with endless timeouts, for runs that count and do not measure. */
export function withEndlessTimeouts<Result>(work: () => Promise<Result>): Promise<Result> {
  const endless = 24 * 60 * 60_000;
  const times = { request: endless, firstAttempt: endless, sweepPart: endless, loginTurn: endless };
  return withTimeouts({ ...usual, ...times }, work);
}

/** Runs work without its log. */
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

/** Runs work with other store timeouts. */
export async function withTimeouts<Result>(wanted: typeof timeouts, work: () => Promise<Result>): Promise<Result> {
  const before = { ...timeouts };
  Object.assign(timeouts, wanted);
  try {
    return await work();
  } finally {
    Object.assign(timeouts, before);
  }
}
