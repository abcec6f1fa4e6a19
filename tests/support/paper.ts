import type { Page } from '@playwright/test';

/** Sheets of paper by their names, in points. */
export const paperSizes = { A4: [595, 842], Letter: [612, 792] } as const;

export type PaperSize = keyof typeof paperSizes;

/** What the browser prints, on paper of a size. */
export interface Printed {
  readonly sheets: number;
  /** In points; Chromium's differ by a fraction from one release to the next. */
  readonly width: number;
  readonly height: number;
}

/** Prints a page as a reader would, upright unless the page or `across` says otherwise. */
export async function print(page: Page, format: PaperSize, across = false): Promise<Printed> {
  const pdf = (await page.pdf({ format, landscape: across })).toString('latin1');
  const [, width, height] = pdf.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/)?.map(Number) ?? [];
  return {
    sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
    width: Math.floor(width ?? Number.NaN),
    height: Math.floor(height ?? Number.NaN),
  };
}

/** The first sheet between its margins (styles/print), in pixels of the screen: what stands below it is on another one. */
const between = { A4: { width: 688, height: 1001 }, Letter: { width: 710, height: 935 } } as const;

/** Shows a page as it is printed, the first sheet in view. */
export async function layOnPaper(page: Page, format: PaperSize): Promise<void> {
  await page.setViewportSize(between[format]);
  await page.emulateMedia({ media: 'print' });
}

/** What stands out of the sheet at its side, or is cut off by a part of the page. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *, .sheet-foot, .sheet-foot *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1) return false;
        const clips = ['hidden', 'clip', 'auto', 'scroll'].includes(getComputedStyle(element).overflowX);
        const cuts = clips && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
        // A code's own margin is light.
        const light = element.matches('[data-sheet-code], .sheet-foot svg') ? 10 : 1;
        return left < -light || right > innerWidth + light || (cuts && !element.querySelector('img'));
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}
