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
