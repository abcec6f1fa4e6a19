/** Delay before a retry, in milliseconds (docs/specification.md §3.4, §4.3). */
const delay = 5_000;

interface Retry {
  /** Tries at once instead of waiting for the next retry; does nothing while an attempt is running. */
  tryNow(): void;
  /** Schedules the first attempt after the delay, for callers that have already failed once. */
  tryLater(): void;
  /** Stops retrying after a running attempt, if any. */
  stop(): void;
}

/** Repeats an attempt until it succeeds. `attempt` resolves to whether it succeeded, and never rejects. */
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

/** Whether the visitor has turned on data saving in the browser, or prefers reduced data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isSaveDataOn =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return isSaveDataOn || matchMedia('(prefers-reduced-data: reduce)').matches;
}
