import { expect, type Page } from '@playwright/test';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { summaries } from '../opportunity-summary.ts';
import { pageTemplates } from '../page-templates.ts';
import { serveList } from '../public-list.ts';
import { sun, wind } from '../shortlist-page.ts';

/** Pages that are complete without a call. The others are looked at once they are filled. */
const textPages = pageTemplates.filter((path) => !['/opportunities', '/enquiry', '/contact'].includes(path));

interface Pointer {
  /** Smallest width and height of a target, in CSS pixels. */
  readonly least: number;
  /** Screen sizes on which it is used. */
  readonly devices: readonly { readonly width: number; readonly height: number }[];
  /** The language prefix of each path: `/zh`. */
  readonly prefix: string;
}

export const finger = {
  least: 44,
  devices: [
    { width: 390, height: 844 },
    { width: 1300, height: 900 },
  ],
} as const;

export const mouse = { least: 24, devices: [{ width: 1440, height: 900 }] } as const;

/** Expects that no page, including that of this opportunity, has a target too small for a pointer. */
export async function expectLargeTargets(page: Page, id: string, { least, devices, prefix }: Pointer): Promise<void> {
  const look = async (path: string, whole: string) => {
    await page.goto(path === '/' && prefix !== '' ? prefix : `${prefix}${path}`);
    await expect(page.locator(whole).first()).toBeVisible();
    for (const device of devices) {
      await page.setViewportSize(device);
      expect.soft(await smallTargets(page, least), `${prefix}${path} at ${device.width} px`).toEqual([]);
    }
  };
  await look(`/opportunity/${id}`, 'main section button:enabled');
  await serveList(page, [...summaries('mining', 9), ...summaries('fishing', 4), wind, sun]);
  await look('/opportunities', 'main li h2');
  for (const path of textPages) await look(path, 'main h1');
  await look(pathWithIds('/shortlist', 'ids', [wind.id, sun.id]), 'main table');
  await look('/enquiry', 'main form button[type=submit]:enabled');
  await look('/contact', 'main form[data-live=true] button[type=submit]');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
  expect.soft(await smallTargets(page, least), 'a form that is refused').toEqual([]);
}

/**
 * Targets that are too small. A link that covers its card has the size of the card. The shapes of provinces are exempt,
 * because each province also has a link in the list.
 */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea')];
    const shown = targets.filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) &&
        !target.closest('.visually-hidden, .skip-link, .skip, [data-map]'),
    );
    const small = shown.filter((target) => {
      // A link within a sentence is as high as its line (WCAG 2.5.8, inline exception).
      const sentence = target.closest('.prose :is(p, li)');
      if (sentence && sentence.textContent?.trim() !== target.textContent?.trim()) return false;
      const cover = getComputedStyle(target, '::after');
      if (cover.content !== 'none' && cover.position === 'absolute') return false;
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < smallest - 0.01;
    });
    return small.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${width} × ${height}: ${target.outerHTML.slice(0, 100)}`;
    });
  }, least);
}
