import type { Page } from '@playwright/test';

/**
 * Lets a page be opened in a time that stands still: timers and frames come only as `page.clock.runFor` moves it on.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Opens a page in a time that stands still, and lets its islands start, which they do when the browser is idle. */
export async function openInStandingTime(page: Page, path: string): Promise<void> {
  await stopTime(page);
  await page.goto(path);
  await page.clock.runFor(1000);
}

/**
 * Waits for the effects of what React has just shown, such as its timers: they run in tasks that were posted before, which no
 * clock of a test holds.
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
