/** The factor by which the clock of a test site's store timeouts is slowed. */
const factor = 20;

/**
 * Gives the functions of this process, which wait 2.5 s for the store, as much time as a busy machine needs. Otherwise
 * they could answer 503 and fail unrelated tests. Call this before the functions are loaded.
 */
export function slowClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / factor;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * factor);
}
