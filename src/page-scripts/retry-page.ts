import { createRetry } from '../api/poor-connection';
import { timeoutSignal } from '../api/request';

/** Timeout of an attempt, in milliseconds. */
const timeout = 10_000;

/**
 * Requests the page until the server can render it, then reloads (docs/specification.md §4.3). `root` contains
 * `[data-try-again]`, which retries immediately.
 */
export function startRetrying(root: HTMLElement): void {
  const { tryNow, tryLater } = createRetry(async () => {
    if (!(await canBeShown())) return false;
    location.reload();
    // Never resolves: no further attempt during the reload.
    return new Promise<boolean>(() => undefined);
  });

  root.querySelector('[data-try-again]')?.addEventListener('click', (event) => {
    event.preventDefault();
    tryNow();
  });
  tryLater();
}

/** True once the URL responds with less than 500: the page, or 404. */
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
