import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Paper sizes by name, in points. */
export const paperSizes = { A4: [595, 842], Letter: [612, 792] } as const;

export type PaperSize = keyof typeof paperSizes;

/** The result of printing on a paper size. */
export interface Printed {
  readonly sheets: number;
  /** In points. They differ by a fraction between Chromium releases. */
  readonly width: number;
  readonly height: number;
}

/** Prints a page like a reader, in portrait unless the page or `across` sets landscape. */
export async function print(page: Page, format: PaperSize, across = false): Promise<Printed> {
  const pdf = (await page.pdf({ format, landscape: across })).toString('latin1');
  const [, width, height] = pdf.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/)?.map(Number) ?? [];
  return {
    sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
    width: Math.floor(width ?? Number.NaN),
    height: Math.floor(height ?? Number.NaN),
  };
}

/** The size of a sheet without its margins (styles/print), in CSS pixels. Content below it is on the next sheet. */
const between = { A4: { width: 688, height: 1001 }, Letter: { width: 710, height: 935 } } as const;

/** Shows a page in print style, with the first sheet in view. */
export async function layOnPaper(page: Page, format: PaperSize): Promise<void> {
  await page.setViewportSize(between[format]);
  await page.emulateMedia({ media: 'print' });
}

/** Elements that extend beyond the side of the sheet or are clipped. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *, .sheet-foot, .sheet-foot *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1) return false;
        const clips = ['hidden', 'clip', 'auto', 'scroll'].includes(getComputedStyle(element).overflowX);
        const cuts = clips && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
        // The quiet zone of a QR code is light.
        const light = element.matches('[data-sheet-code], .sheet-foot svg') ? 10 : 1;
        return left < -light || right > innerWidth + light || (cuts && !element.querySelector('img'));
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}

/** Words lighter than the middle between black and white: the dark backgrounds behind them are not printed. */
export function paleOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, span, button)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim())
      .filter((element) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        return Math.min(red, green, blue) > 127;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Elements that a browser would print on every sheet. */
export function fixedOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Checks that the first picture of a sheet is as wide as the sheet and leaves room for the text. */
export async function expectPlate(page: Page): Promise<void> {
  const plate = page.locator('main img:visible').first();
  await expect(plate).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => plate.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const { width = 0, height = 0 } = (await plate.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(680);
  expect(height).toBeLessThan(300);
}

/** Waits for the images that are only printed, also those that no window shows. */
export async function expectFetched(page: Page): Promise<void> {
  const missing = () =>
    page
      .locator('.print-only img')
      .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth === 0).length);
  await expect.poll(missing).toBe(0);
}
