/** Failures older than this are forgotten. */
export const windowMs = 15 * 60_000;

/** Failures in the window that cost nothing. */
export const freeFailures = 5;

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;

/** How long to wait after the last of so many failures: 5, 10, 20, 40 and then 60 seconds. */
export function waitAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeFailures));
}

/**
 * How long an address has to wait now, given the times of its own failures and of all failures on the account. The longer
 * of the two counts sets the wait, but only the address's own last failure starts it: whoever attacks from elsewhere can
 * neither refuse an address without failures nor keep anybody out for more than a minute.
 */
export function waitBefore(own: readonly number[], account: readonly number[], now: number): number {
  if (own.length === 0) return 0;
  const wait = waitAfter(Math.max(own.length, account.length));
  return Math.max(0, Math.min(wait, Math.max(...own) + wait - now));
}
