import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/fixtures.ts';
import { summaries, summary } from '../../../support/opportunity-summary.ts';
import { openList, serveList } from '../../../support/public-list.ts';

const titles = (page: Page) => page.getByRole('heading', { level: 2 });
const above = (page: Page) => page.getByRole('navigation', { name: 'Pages, above the list' });
const below = (page: Page) => page.getByRole('navigation', { name: 'Pages, below the list' });

test('Without its texts the list stays as the server sent it, and reacts to choices once they are loaded', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/list-words/);
  let attempts = 0;
  await page.route('**/list-words/*', (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.continue();
  });
  await page.goto('/opportunities/energy');
  const first = await titles(page).first().elementHandle();
  await expect.poll(() => attempts).toBe(1);
  await expect(page.locator('section[data-live=false]')).toHaveCount(1);
  await expect(page.locator('section[data-live=true]')).toHaveCount(1);
  expect(attempts).toBe(2);
  // The server’s cards are hydrated, not created again.
  expect(await first?.evaluate((title) => title.isConnected)).toBe(true);
});

test('A card without an image, or with a deleted one, shows a placeholder', async ({ page, expectProblem }) => {
  expectProblem(/status of 404.*\.netlify\/images/);
  const gone = '0123456789abcdef0123456789abcdef.webp';
  await serveList(page, [summary({ title: 'None' }), summary({ title: 'Gone', imageURL: [gone] })]);
  await openList(page, '/opportunities');
  await expect(page.getByText('No picture yet')).toHaveCount(2);
});

test('A page is shown at its top at once to a reader who asked for less motion', async ({ page }) => {
  await serveList(page, summaries('energy', 20));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page, '/opportunities');
  await below(page).getByRole('link', { name: 'Page 2' }).scrollIntoViewIfNeeded();
  const left = await below(page)
    .getByRole('link', { name: 'Page 2' })
    .evaluate((link: HTMLElement) => {
      link.click();
      return scrollY;
    });
  expect(left).toBe(0);
});

test('A page opens in a new tab if the reader requests one', async ({ page, browser }) => {
  await serveList(page, summaries('energy', 20));
  await openList(page, '/opportunities');
  const url = page.url();
  await below(page)
    .getByRole('link', { name: 'Page 2' })
    .click({ modifiers: ['ControlOrMeta'] });
  // Asks the browser, because Playwright occasionally misses a new tab in the background.
  const session = await browser.newBrowserCDPSession();
  const newTabs = async () =>
    (await session.send('Target.getTargets')).targetInfos.filter((tab) => tab.url === `${url}?page=2`);
  await expect.poll(newTabs).toHaveLength(1);
  await expect(titles(page).first()).toHaveText('energy 1');
  expect(page.url()).toBe(url);
  for (const { targetId } of await newTabs()) await session.send('Target.closeTarget', { targetId });
  await session.detach();
});

test('A page that does not exist is replaced by one that does', async ({ page }) => {
  await serveList(page, summaries('energy', 20));
  for (const [asked, first] of [
    ['99', 'energy 17'],
    ['0', 'energy 1'],
    ['two', 'energy 1'],
  ] as const) {
    await openList(page, `/opportunities?page=${asked}`);
    await expect(titles(page).first(), asked).toHaveText(first);
  }
});

test('A single page has its number, and an empty list has none', async ({ page }) => {
  await serveList(page, summaries('energy', 8));
  await openList(page, '/opportunities');
  await expect(titles(page)).toHaveCount(8);
  for (const pages of [above(page), below(page)]) {
    await expect(pages.getByRole('link')).toHaveText(['1']);
    await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('button', { name: 'Mining' }).click();
  await expect(page.getByRole('status')).toHaveText('No results found');
  await expect(above(page)).toHaveCount(0);
  await expect(below(page)).toHaveCount(0);
});

test('A very long list offers a few page numbers, with the first and the last among them', async ({ page }) => {
  await serveList(page, summaries('energy', 400));
  await openList(page, '/opportunities?page=25');
  await expect(above(page).getByRole('link')).toHaveText(['1', '23', '24', '25', '26', '27', '50']);
});
