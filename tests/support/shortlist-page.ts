import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language';
import { writeIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { summary } from './opportunity-summary.ts';

/** Three opportunities with some facts in common. The last has only a sector. */
export const wind = summary({
  title: 'Wind',
  sector: 'energy',
  province: 'CHU',
  stage: 'permits',
  seeking: ['equity', 'debt'],
  investment: { from: 20_000_000 },
});
export const sun = summary({ title: 'Sun', sector: 'energy', province: 'SJU', stage: 'permits' });
export const vines = summary({ title: 'Vines', sector: 'vineyards' });

/** Stores a shortlist for the visitor of a page, before the page is first opened. */
export async function storeShortlist(page: Page, ids: readonly string[]): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('kept by the test')) return;
    sessionStorage.setItem('kept by the test', 'yes');
    localStorage.setItem('shortlist', text);
  }, writeIds(ids));
}

/** The heart button of an opportunity, by its name while the opportunity is shortlisted or not. */
export function heartOf(page: Page, title: string, kept: 'add' | 'remove', language: Language = 'en'): Locator {
  return page.getByRole('button', {
    name: fill(dictionaryOf(language).shortlist.toggle[kept], { title }),
    exact: true,
  });
}

/** Blocks a page's local storage, before the page is opened. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  });
}
