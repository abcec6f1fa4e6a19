import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { scrollToProjects } from '../home-page.ts';

export interface Shown {
  readonly text: string;
  /** System fonts that had to supply a character. */
  readonly strangers: readonly string[];
}

/** The elements of a page with the fonts that actually draw their characters. */
export async function shown(page: Page, selector: string): Promise<readonly Shown[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const texts = await page.locator(selector).allTextContents();
  return Promise.all(
    nodeIds.map(async (nodeId, index) => {
      // An element that a script has replaced meanwhile no longer exists.
      const asked = await devTools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => undefined);
      const strangers = (asked?.fonts ?? []).filter(({ isCustomFont }) => !isCustomFont);
      return { text: texts[index] ?? '', strangers: strangers.map(({ familyName }) => familyName) };
    }),
  );
}

/** The URLs of the fonts that a page requests from now on. */
export function noteFonts(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.add(request.url());
  });
  return asked;
}

export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await scrollToProjects(page);
  // An island may need another font for its content.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a page as a first visitor and expects that many fonts, all from the site itself and none hiding its text. */
export async function expectFonts(page: Page, url: string, count: number): Promise<void> {
  const asked = noteFonts(page);
  await openPage(page, url);
  // Without the wait a late font would not be counted.
  await page.waitForLoadState('networkidle');
  expect([url, asked.size]).toEqual([url, count]);
  for (const font of asked) expect(new URL(font).origin).toBe(new URL(page.url()).origin);
  const faces = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(new Set(faces)).toEqual(new Set(['swap']));
}
