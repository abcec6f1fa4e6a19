import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { paths } from './paths.ts';

/**
 * Answers a page's request for the public list with these opportunities, because other tests may change the real list.
 * Their own pages, which are prefetched on hover, are empty. For a page that another one opens, the route is set on its
 * context, because its request may be sent before the page is known.
 */
export async function serveList(
  page: Page | BrowserContext,
  opportunities: readonly OpportunitySummary[],
): Promise<void> {
  await page.route('**/opportunity/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route(listCall, (route) => route.fulfill({ json: opportunities }));
}

/** The browser's call for the list, in any language. */
export const listCall = `**${paths.opportunities}?*`;

/** Opens a page of the list and waits until it is hydrated. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('section[data-live=true]')).toHaveCount(1);
}
