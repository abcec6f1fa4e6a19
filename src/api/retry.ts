/** Milliseconds between a failed attempt and the next (docs/specification.md §3.4, §4.3). */
const delay = 5_000;

export interface Retry {
  /** Tries at once instead of waiting for the next attempt; does nothing while one is under way. */
  tryNow(): void;
  /** Tries after the delay, for whom the first attempt has failed already. */
  tryLater(): void;
  /** Ends the trying; an attempt that is under way is the last. */
  stop(): void;
}

/** Repeats an attempt until it succeeds. `attempt` says whether it did, and never rejects. */
export function createRetry(attempt: () => Promise<boolean>): Retry {
  let next: ReturnType<typeof setTimeout> | undefined;
  let underWay = false;
  let stopped = false;

  async function run(): Promise<void> {
    underWay = true;
    const succeeded = await attempt();
    underWay = false;
    if (!succeeded && !stopped) tryLater();
  }

  function tryNow(): void {
    clearTimeout(next);
    stopped = false;
    if (!underWay) void run();
  }

  function tryLater(): void {
    next = setTimeout(tryNow, delay);
  }

  function stop(): void {
    stopped = true;
    clearTimeout(next);
  }

  return { tryNow, tryLater, stop };
}
