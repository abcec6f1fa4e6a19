import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page once it is at rest, each with the elements at fault. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await atRest(page);
  // No page that is searched has a frame: there is nothing to put together in a second page, which costs more than the
  // search.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits for the animations under way, but for those without an end: a colour between two is nobody's choice. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finite = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && timeline instanceof DocumentTimeline && Number.isFinite(endTime);
    });
    return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => undefined);
  });
}
