import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { paths } from './paths.ts';

/**
 * Answers a page's request for the public list with these: other tests may be changing the real one meanwhile. Their
 * own pages, fetched ahead when the pointer comes over a card, are empty. A page that another one will open is answered
 * by its context, because its request may be under way by the time that it can be reached.
 */
export async function answerList(
  page: Page | BrowserContext,
  opportunities: readonly OpportunitySummary[],
): Promise<void> {
  await page.route('**/opportunity/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route(listCall, (route) => route.fulfill({ json: opportunities }));
}

/** The browser's call for the list, in whatever language. */
export const listCall = `**${paths.opportunities}?*`;

/** Opens a page of the list and waits until the browser answers choices itself. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('section[data-live=true]')).toHaveCount(1);
}
