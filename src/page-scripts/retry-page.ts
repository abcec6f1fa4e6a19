import { createRetry } from '../api/retry';
import { timeoutSignal } from '../api/timeout-signal';

/** Milliseconds after which an attempt is given up. */
const timeout = 10_000;

/**
 * Asks for the page again and again until the server can make it, then shows it (docs/specification.md §4.3). `root`
 * holds the page's loader and a `[data-try-again]` that asks at once.
 */
export function startRetrying(root: HTMLElement): void {
  const { tryNow, tryLater } = createRetry(async () => {
    if (!(await canBeShown())) return false;
    location.reload();
    // The reload ends this attempt, so the promise never resolves.
    return new Promise<boolean>(() => undefined);
  });

  root.querySelector('[data-try-again]')?.addEventListener('click', (event) => {
    event.preventDefault();
    tryNow();
  });
  tryLater();
}

/** Whether the page's URL has an answer of its own by now: the page, or that there is none. */
async function canBeShown(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal: timeoutSignal(timeout),
    });
    return status < 500;
  } catch {
    return false;
  }
}
