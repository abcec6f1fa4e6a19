import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { wordContrasts } from './contrast.ts';

/** For large words too, so that their size need not be known. */
export const limit = 4.5;

export const widths = [390, 768, 1440, 1920] as const;

/** A header over an illustration, and the words on it, except those below it on paper on a phone. */
export const onIllustrations = '.over-illustration, .on-illustration';

/** Checks that every measured text is readable, and that this heading was measured if it is on the illustration. */
export async function expectReadable(page: Page, parts: string, where: string, heading?: string): Promise<void> {
  const all = await wordContrasts(page, parts);
  if (heading) {
    const text = (await page.locator(heading).textContent())?.trim();
    expect
      .soft(
        all.map((one) => one.text),
        where,
      )
      .toContain(text);
  }
  expect
    .soft(
      all.filter(({ contrast }) => contrast < limit),
      where,
    )
    .toEqual([]);
}

export async function expectPageReadable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await hasArrived(page.locator('main img').first());
    const heading = (await page.locator('.on-illustration h1').count()) > 0 ? 'h1' : undefined;
    await expectReadable(page, onIllustrations, `${path} at ${width} px`, heading);
  }
}

/** Waits for the file that the picture uses at this window size: after a resize it requests another one. */
export async function hasArrived(picture: Locator): Promise<void> {
  await picture.evaluate(async (image: HTMLImageElement) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
    await image.decode();
  });
}
