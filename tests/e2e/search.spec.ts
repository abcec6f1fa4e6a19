import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { publicList } from '#domain/calls/public-list';
import { type Language, languages } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { indexPath } from '#domain/site-search/index-file';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { provinceName } from '../support/content-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { answerList } from '../support/public-list.ts';
import { summary } from '../support/summaries.ts';

const list = `**${publicList.path}*`;
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

for (const language of languages) {
  const { search, menu } = dictionaryOf(language);
  const words = provinceName(language, province);

  test(`pages, provinces and opportunities are found by words, told by number and shared by URL, in ${language}`, async ({
    page,
  }) => {
    await answerList(page, [summary({ id: 'a', title: `${words} A` }), summary({ id: 'b', title: 'Other' })]);
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
    for (const button of await page.getByRole('main').locator('section > button').all()) await button.click();
    await expect(results).toHaveCount(total);
    await expect(groupOf(page, menu.opportunities).getByRole('link', { name: `${words} A` })).toHaveAttribute(
      'href',
      localizedPath('/opportunity/a', language),
    );
    const place = groupOf(page, search.provinces).locator(
      `a[href="${localizedPath('/why-argentina', language)}#${province}"]`,
    );
    await expect(place).toBeVisible();
    await expect(groupOf(page, search.provinces).locator('mark').first()).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await place.click();
    await expect(page).toHaveURL(`${localizedPath('/why-argentina', language)}#${province}`);
    await page.goBack();
    await found(page, words, total, language);
  });

  test(`where nothing is found the page says so and leads on, in ${language}`, async ({ page }) => {
    await answerList(page, []);
    await openSearch(page, 'qwxyz', language);
    await expect(page.getByRole('status')).toHaveText(fill(search.none, { words: 'qwxyz' }));
    await expect(page.getByText(search.noneHint)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: menu.opportunities })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  test(`without scripts the words lead to the list of opportunities, in ${language}`, async ({ otherVisitor }) => {
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.goto(localizedPath('/about', language));
    await page.getByRole('banner').getByRole('link', { name: search.title }).click();
    await expect(page.getByText(search.withoutScripts)).toBeVisible();
    await page.getByRole('searchbox', { name: search.field }).fill('litio');
    await page.getByRole('button', { name: search.submit, exact: true }).click();
    await expect(page).toHaveURL(`${localizedPath('/opportunities', language)}?q=litio`);
  });

  test(`what cannot be loaded is told, and is there after another try, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/search-index|invests\/all|ERR_CONNECTION_RESET|Failed to load resource/);
    await page.route(`**${indexPath(language)}`, (route) => route.abort('connectionreset'));
    await page.route(list, (route) => route.abort('connectionreset'));
    await openSearch(page, words, language);
    await expect(page.getByRole('alert')).toContainText(search.failed);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(`**${indexPath(language)}`);
    await page.getByRole('button', { name: search.again }).click();
    await expect(page.getByRole('alert')).toContainText(search.opportunitiesFailed);
    await expect(groupOf(page, search.provinces)).toBeVisible();
    await page.unroute(list);
    await answerList(page, [summary({ id: 'a', title: words })]);
    await page.getByRole('button', { name: search.again }).click();
    await expect(groupOf(page, menu.opportunities).getByRole('heading', { level: 3 })).toHaveText(words);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('while it loads the page says so, and shows what of it is there', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await answered.promise;
    await route.fulfill({ json: [] });
  });
  const { search } = dictionaryOf('en');
  await openSearch(page, provinceName('en', province));
  await expect(groupOf(page, search.provinces)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(search.loading);
  answered.resolve();
  await expect(page.getByRole('status')).not.toHaveText(search.loading);
});

test('nothing of the search is loaded before something is searched for, and little then', async ({
  newVisitor,
  api,
}) => {
  const page = await newVisitor();
  await answerList(page, []);
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
  const loaded = [...new Set(asked)].filter((path) => !before.has(path) && path !== publicList.path);
  expect(loaded).toContain(indexPath('en'));
  let bytes = 0;
  for (const path of loaded) bytes += gzipSync(await (await api.get(path)).body()).byteLength;
  expect(bytes, loaded.join(', ')).toBeLessThan(80_000);
});

test('by keyboard: from the menu of a phone to a result', async ({ page }) => {
  await answerList(page, []);
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
  await expect(page).toHaveURL(/\/es\/why-argentina#/);
});

test('what is left of a kind comes behind a button, which hands the focus on', async ({ page }) => {
  await answerList(page, []);
  const { search, whyArgentina } = dictionaryOf('en');
  // A word that stands beside every province, and on the page that compares them.
  await openSearch(page, whyArgentina.sectors);
  const group = groupOf(page, search.provinces);
  await expect(group.getByRole('listitem')).toHaveCount(5);
  await group.getByRole('button').press('Enter');
  await expect(group.getByRole('listitem')).toHaveCount(provinceCodes.length + 1);
  await expect(group.getByRole('listitem').nth(5).getByRole('link')).toBeFocused();
  await expect(group.getByRole('button')).toHaveCount(0);
});

test('the search is not listed by search engines, and its icon leads to it from every wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/zh/sectors');
  await page
    .getByRole('banner')
    .getByRole('link', { name: dictionaryOf('zh').search.title })
    .click();
  await expect(page).toHaveURL('/zh/search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
