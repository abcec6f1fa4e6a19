/** How many times slower the clock runs by which the site of a test waits for its store. */
const factor = 20;

/**
 * Gives the functions of this process, which wait 2.5 s for the store, as long as a busy machine may need: they would
 * answer 503, and a test that has nothing to do with that would fail. To be called before they are loaded.
 */
export function slowClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / factor;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * factor);
}
