import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

// A third of axe.source, which is to be sent and read for every page.
const program = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page once it is at rest, each with the elements at fault. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await atRest(page);
  // In the page alone: in the editor's preview, the one frame that there is, no script may run, axe's neither.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const search = "axe.run(document, { resultTypes: ['violations'], iframes: false })";
  const { violations } = await page.evaluate<axe.AxeResults>(search);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits for the animations under way, but for those without an end: a colour between two is nobody's choice. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finite = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && timeline instanceof DocumentTimeline && Number.isFinite(endTime);
    });
    return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => undefined);
  });
}
