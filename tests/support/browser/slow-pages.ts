import type { BrowserContext, Page } from '@playwright/test';

/**
 * The factor by which the pages' processor is slowed: CPU_SLOWDOWN, for runs that look for race conditions in tests.
 */
const cpuSlowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

/** Slows every page of a visitor by the factor from the environment. */
export function throttleCPU(context: BrowserContext): void {
  if (!(cpuSlowdown > 1)) return;
  context.on('page', (page) => void slowPage(page));
}

async function slowPage(page: Page): Promise<void> {
  try {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  } catch {
    // The page was closed already.
  }
}
