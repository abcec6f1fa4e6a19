import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// A third of axe.source, because it is sent and parsed for every page. In ASCII, because a few characters beyond it
// would double the size of each character and the parsing time.
const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const program = escaped(await readFile(file, 'utf8'));

// With media queries axe would read all styles first, which takes a fifth of its time, for rules that are off.
const search = `axe
  .run(document, { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } })
  .then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))`;

/** The faults that axe finds in a page at rest, each with its elements. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await atRest(page);
  // Only in the page itself, because no script may run in the frame of the editor's preview.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const violations = await page.evaluate<readonly (readonly string[])[]>(search);
  return violations.map(([id, ...elements]) => `${id}: ${elements.join(' ')}`);
}

/** A program with its non-ASCII characters, in strings and names, written as escapes. */
function escaped(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Waits for running animations, except endless ones: colours in transition would fail the contrast check. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finite = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && timeline instanceof DocumentTimeline && Number.isFinite(endTime);
    });
    return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => undefined);
  });
}
