import type { Page } from '@playwright/test';

/** Opens pages with a stopped clock: timers and frames run only when `page.clock.runFor` advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Opens a page with a stopped clock and lets its islands hydrate, which happens when the browser is idle. */
export async function openInStandingTime(page: Page, path: string): Promise<void> {
  await stopTime(page);
  await page.goto(path);
  await page.clock.runFor(1000);
}

/**
 * Waits for React's effects, such as timers. They run in tasks that were queued before and that the test's clock does
 * not control.
 */
export async function effectsOfReact(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1) {
      const { port1, port2 } = new MessageChannel();
      const passed = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage(undefined);
      await passed;
      port1.close();
    }
  });
}
