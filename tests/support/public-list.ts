import type { Page } from '@playwright/test';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import type { SectorKey } from '#domain/sector';
import { paths } from './paths.ts';

/** An opportunity of the public list, with what a test cares about. */
export function summary(wanted: Partial<OpportunitySummary> & { readonly title: string }): OpportunitySummary {
  return { id: crypto.randomUUID(), subtitle: 'What it is', sector: 'energy', imageURL: [], ...wanted };
}

/** So many opportunities of a sector, titled by number: "energy 1", "energy 2" … */
export function summaries(sector: SectorKey, count: number): OpportunitySummary[] {
  return Array.from({ length: count }, (_, index) => summary({ title: `${sector} ${index + 1}`, sector }));
}

/**
 * Answers a page's request for the public list with these: other tests may be changing the real one meanwhile. Their
 * own pages, fetched ahead when the pointer comes over a card, are empty.
 */
export async function answerList(page: Page, opportunities: readonly OpportunitySummary[]): Promise<void> {
  await page.route('**/opportunity/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route(`**${paths.opportunities}`, (route) => route.fulfill({ json: opportunities }));
}
