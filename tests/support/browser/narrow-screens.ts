import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Words that are wider than a phone: one without spaces, a URL of 70 characters, and a German compound. */
export const longWords = {
  word: 'W'.repeat(120),
  url: `https://www.example.com/${'projects-'.repeat(5)}x`,
  compound: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
} as const;

const widths = [320, 390] as const;

/**
 * Expects that on phones no part of the page and no dialog is wider than the window, no text is cut, and iOS does not
 * zoom into a field, because its text has 16 px.
 */
export async function expectNarrow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOfWidth(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** The elements of a page that are wider than its window. */
export const faultsOfWidth = (page: Page): Promise<string[]> => page.evaluate(findFaults);

function findFaults(): string[] {
  const { documentElement: root } = document;
  const name = (element: Element) => `${element.localName}.${element.className} “${element.textContent?.slice(0, 40)}”`;
  const scrolls = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const all = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('.visually-hidden, svg'));
  const isWide = root.scrollWidth > innerWidth;
  const wide = all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
  const cut = all.filter(
    (element) => element.matches('p[dir], h1[dir], h2[dir], h3[dir], dd[dir]') && scrolls(element),
  );
  const dialogs = all.filter((element) => element.matches('dialog[open]') && scrolls(element));
  const small = all.filter(
    (element) =>
      element.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea') &&
      element.getClientRects().length > 0 &&
      Number.parseFloat(getComputedStyle(element).fontSize) < 16,
  );
  return [
    ...(isWide ? [`the page has ${root.scrollWidth} px`, ...wide.slice(0, 5).map((one) => `wide: ${name(one)}`)] : []),
    ...cut.map((one) => `cut: ${name(one)}`),
    ...dialogs.map((one) => `scrolls: ${name(one)}`),
    ...small.map((one) => `small letters: ${name(one)}`),
  ];
}
