import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// A third of axe.source, which is to be sent and read for every page. In ASCII a browser reads it in half the time: a
// few characters beyond it would make each of its characters twice as large.
const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const program = escaped(await readFile(file, 'utf8'));

// Beside media axe would read all styles before its rules, which takes a fifth of the time, for rules that are off.
const search = `axe
  .run(document, { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } })
  .then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))`;

/** What axe finds wrong with a page once it is at rest, each with the elements at fault. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await atRest(page);
  // In the page alone: in the editor's preview, the one frame that there is, no script may run, axe's neither.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const violations = await page.evaluate<readonly (readonly string[])[]>(search);
  return violations.map(([id, ...elements]) => `${id}: ${elements.join(' ')}`);
}

/** A program with every character beyond ASCII, of which its strings and names have some, written by its code. */
function escaped(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
