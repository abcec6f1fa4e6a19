import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

export const folder = '/images/why-argentina/provinces/';

/** Opens the page, and waits until it has loaded and its map reacts. */
export async function openMapPage(page: Page): Promise<void> {
  await page.goto('/why-argentina');
  await expect(page.locator('[data-live]')).toBeAttached();
}

/** The illustrations that a page requests, by file name and in order. */
export function illustrationsAskedFor(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) names.push(pathname.slice(folder.length));
  });
  return names;
}
