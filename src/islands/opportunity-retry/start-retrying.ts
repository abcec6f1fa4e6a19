/** Milliseconds between attempts, and those after which an attempt is given up (docs/specification.md §4.3). */
const pause = 5_000;
const timeout = 10_000;

/**
 * Asks for the page again and again until the server can make it, then shows it. `root` holds the page's loader and a
 * `[data-try-again]` that asks at once.
 */
export function startRetrying(root: HTMLElement): void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let underWay = false;

  const attempt = async () => {
    if (underWay) return;
    underWay = true;
    clearTimeout(next);
    if (await canBeShown()) {
      location.reload();
      return;
    }
    underWay = false;
    next = setTimeout(() => void attempt(), pause);
  };

  root.querySelector('[data-try-again]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void attempt();
  });
  next = setTimeout(() => void attempt(), pause);
}

/** Whether the page's URL has an answer of its own by now: the page, or that there is none. */
async function canBeShown(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    return status < 500;
  } catch {
    return false;
  }
}
