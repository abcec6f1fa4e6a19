/** Failures in a quarter of an hour that cost nothing. */
export const freeFailures = 5;

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;

/** How long to wait after the last of so many failures: 5, 10, 20, 40 and then 60 seconds. */
export function waitAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeFailures));
}

/**
 * How long a client has to wait now, given the times of its own failures. Nothing that others do makes it longer: a
 * client without failures never waits, and no client waits longer than a minute.
 */
export function waitBefore(failures: readonly number[], now: number): number {
  if (failures.length === 0) return 0;
  const wait = waitAfter(failures.length);
  return Math.max(0, Math.min(wait, Math.max(...failures) + wait - now));
}
