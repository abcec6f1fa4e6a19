import type { Page } from '@playwright/test';
import { listPublished } from '#domain/calls/public-list';
import type { Language } from '#domain/language';
import { provinceCodes, provincePath } from '#domain/province';
import { indexPath, indexPaths } from '#domain/site-search/index-file';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../../src/i18n/fill.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { provinceName } from '../../support/content-files.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summary } from '../../support/opportunity-summary.ts';
import { serveList } from '../../support/public-list.ts';

const list = `**${listPublished.path}*`;
const isOfSearch = /\/search-index\/|\/invests\/all/;

const province = 'MEN';

const groupOf = (page: Page, name: string) => page.getByRole('region', { name });
const found = (page: Page, words: string, count: number, language: Language) =>
  expect(page.getByRole('status')).toHaveText(
    fill(fillCount(dictionaryOf(language).search.found, count, language), { words }),
  );

/** Opens the search for some words, with these opportunities in the list. */
async function openSearch(page: Page, words: string, language: Language = 'en'): Promise<void> {
  await page.goto(`${localizedPath('/search', language)}?${new URLSearchParams({ q: words })}`);
}

for (const [language, widths] of [
  ['en', [390, 1440]],
  ['zh', [390]],
] as const) {
  const { search, menu } = dictionaryOf(language);
  const words = provinceName(language, province);

  test(`Pages, provinces and opportunities are found by words, counted and shared by URL, in ${language}`, async ({
    page,
  }) => {
    await serveList(page, [summary({ id: 'a', title: `${words} A` }), summary({ id: 'b', title: 'Other' })]);
    await page.goto(localizedPath('/search', language));
    await page.getByRole('searchbox', { name: search.field }).fill(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${localizedPath('/search', language)}?${new URLSearchParams({ q: words })}`);
    const results = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    await expect(page.locator('[data-state=found]')).toBeAttached();
    await expect(page.getByRole('searchbox', { name: search.field })).toHaveValue(words);
    const counts = await page.locator('[data-group]:not([hidden]) [data-count]').allTextContents();
    const total = counts.map(Number).reduce((sum, count) => sum + count, 0);
    await found(page, words, total, language);
    // A button disappears when it is pressed, so the last one comes first.
    for (const button of (await page.getByRole('main').locator('section > button').all()).reverse())
      await button.click();
    await expect(results).toHaveCount(total);
    await expect(groupOf(page, menu.opportunities).getByRole('link', { name: `${words} A` })).toHaveAttribute(
      'href',
      localizedPath('/opportunity/a', language),
    );
    const place = groupOf(page, search.provinces).locator(
      `a[href="${localizedPath(provincePath(province), language)}"]`,
    );
    await expect(place).toBeVisible();
    await expect(groupOf(page, search.provinces).locator('mark').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await place.click();
    await expect(page).toHaveURL(localizedPath(provincePath(province), language));
    await page.goBack();
    await found(page, words, total, language);
  });
}

const { search, menu, whyArgentina } = dictionaryOf('en');
const words = provinceName('en', province);

test('A failed search shows an error and succeeds after a retry, and a slow one shows what has arrived', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/search-index|invests\/all|ERR_CONNECTION_RESET|Failed to load resource/);
  await page.route(`**${indexPath('en', 'pages')}`, (route) => route.abort('connectionreset'));
  await page.route(list, (route) => route.abort('connectionreset'));
  await openSearch(page, words);
  await expect(page.getByRole('alert')).toContainText(search.failed);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(`**${indexPath('en', 'pages')}`);
  await page.getByRole('button', { name: search.again }).click();
  await expect(page.getByRole('alert')).toContainText(search.opportunitiesFailed);
  await expect(groupOf(page, search.provinces)).toBeVisible();
  await page.unroute(list);
  await serveList(page, [summary({ id: 'a', title: words })]);
  await page.getByRole('button', { name: search.again }).click();
  await expect(groupOf(page, menu.opportunities).getByRole('heading', { level: 3 })).toHaveText(words);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await test.step('The opportunities arrive late', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await answered.promise;
      await route.fulfill({ json: [] });
    });
    await openSearch(page, words);
    await expect(groupOf(page, search.provinces)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(search.loading);
    answered.resolve();
    await expect(page.getByRole('status')).not.toHaveText(search.loading);
  });
});

test('No file of the search is loaded before the first search', async ({ newVisitor }) => {
  const page = await newVisitor();
  await serveList(page, []);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/about', '/search', '/search?q=', '/search?q=%20']) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('[data-state]:not([data-slide])')).toHaveCount(0);
  }
  expect(asked.filter((path) => isOfSearch.test(path))).toEqual([]);
  const before = new Set(asked);
  await openSearch(page, provinceName('en', province));
  await expect(page.locator('[data-state=found]')).toBeAttached();
  const loaded = [...new Set(asked)].filter((path) => !before.has(path) && path !== listPublished.path);
  expect(loaded).toEqual(expect.arrayContaining([...indexPaths('en')]));
});

test('A reader gets from the menu of a phone to a result by keyboard', async ({ page }) => {
  await serveList(page, []);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/about');
  const { search, site } = dictionaryOf('es');
  await tabTo(page, page.getByRole('button', { name: site.openMenu }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('searchbox', { name: search.title }));
  await page.keyboard.type(provinceName('es', province));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/search\?q=./);
  const result = groupOf(page, search.provinces).getByRole('link').first();
  await expect(result).toBeVisible();
  await tabTo(page, result);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/provinces\/./);
});

test('Further results of a kind come behind a button, which moves the focus on, and an empty result has links', async ({
  page,
}) => {
  await serveList(page, []);
  // A word that is beside every province, and on the page that compares them.
  await openSearch(page, whyArgentina.sectors);
  const group = groupOf(page, search.provinces);
  await expect(group.getByRole('listitem')).toHaveCount(5);
  await group.getByRole('button').press('Enter');
  await expect(group.getByRole('listitem')).toHaveCount(provinceCodes.length + 1);
  await expect(group.getByRole('listitem').nth(5).getByRole('link')).toBeFocused();
  await expect(group.getByRole('button')).toHaveCount(0);
  await test.step('Only some of the words are found', async () => {
    await openSearch(page, `qwxyz ${provinceName('en', province)}`);
    await expect(page.getByRole('status')).toContainText(search.partial.other.replace(/.*\{count\}/, ''));
    await expect(page.locator('[data-group]:not([hidden])').first()).toHaveAttribute('data-group', 'provinces');
  });
  await test.step('Nothing is found', async () => {
    await openSearch(page, 'qwxyz');
    await expect(page.getByRole('status')).toHaveText(fill(search.none, { words: 'qwxyz' }));
    await expect(page.getByText(search.noneHint)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: menu.opportunities })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });
});
