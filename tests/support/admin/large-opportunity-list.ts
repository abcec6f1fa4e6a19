import type { Page } from '@playwright/test';
import { emptyContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { adminSectors } from '#domain/sector';

/** A number of opportunities, newest first, with numbered titles. Every tenth is a draft. */
export function manyOpportunities(count: number): Opportunity[] {
  return Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const time = new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString();
    return {
      ...emptyContent,
      id: `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
      title: `Opportunity ${number}`,
      subtitle: `What number ${number} is about`,
      sector: adminSectors[number % adminSectors.length] ?? 'energy',
      description: 'A long description. '.repeat(100),
      status: number % 10 === 0 ? 'draft' : 'published',
      version: 1,
      createdAt: time,
      updatedAt: time,
    };
  });
}

/** Answers requests for the administrator's list in pages of 400, in place of the site. */
export async function serveList(page: Page, list: readonly Opportunity[]): Promise<void> {
  await page.route(/\/api\/opportunities\/all\?/, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const start = list.findIndex(({ id }) => id === after) + 1;
    return route.fulfill({ json: list.slice(start, start + 400) });
  });
}
