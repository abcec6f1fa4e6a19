import type { BrowserContext, Page } from '@playwright/test';

/**
 * How many times slower than the machine the pages' processor is: CPU_SLOWDOWN, for a run that looks for tests that
 * race.
 */
const cpuSlowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

/** Slows every page of a visitor down by the factor that the environment names. */
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
