import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { dotted } from '../../../src/i18n/intl.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summaries } from '../../support/opportunity-summary.ts';
import { openList, serveList } from '../../support/public-list.ts';

const { opportunities: texts } = dictionaryOf('en');

const titles = (page: Page) => page.getByRole('heading', { level: 2 });
const above = (page: Page) => page.getByRole('navigation', { name: texts.pagesAbove });
const below = (page: Page) => page.getByRole('navigation', { name: texts.pagesBelow });
const toPage = (number: number) => fill(texts.page, { number });

for (const [language, widths] of [
  ['en', [390, 1440]],
  ['zh', [390]],
] as const) {
  test(`The sample opportunities are listed in ${language}, newest first, eight to a page, without accessibility faults`, async ({
    page,
    api,
  }) => {
    const { opportunities: words, sectors } = dictionaryOf(language);
    await openList(page, localizedPath('/opportunities/agriculture', language));
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.subtitle)).toBeVisible();
    const all: { title: string; sector: string }[] = await (await api.get(`/invests/all?language=${language}`)).json();
    const newest = all.filter(({ sector }) => sector === 'agriculture').map(({ title }) => title);
    expect(newest.length).toBeGreaterThan(8);
    await expect(titles(page)).toHaveText(newest.slice(0, 8));
    const samples = page
      .getByRole('listitem')
      .filter({ hasText: dotted([words.sample, sectors.agriculture], language) });
    await expect(samples).toHaveCount(8);
    await expect(page.getByRole('link', { name: sectors.agriculture, exact: true })).toHaveCount(8);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page
      .getByRole('navigation', { name: words.pagesBelow })
      .getByRole('link', { name: fill(words.page, { number: 2 }) })
      .click();
    await expect(titles(page)).toHaveText(newest.slice(8));
  });
}

test('A card shows its first image, its title, a cut subtitle and its sector, and leads to its page', async ({
  page,
  createOpportunity,
}) => {
  const made = await createOpportunity({
    title: 'A card with images',
    subtitle: `${'A line of words that goes on '.repeat(6)}to its end`,
    sector: 'fishing',
    images: ['sectors/fishing-header.jpg', 'sectors/fishing-aside.jpg'],
  });
  const { opportunities: words, sectors } = dictionaryOf('es');
  await openList(page, '/es/opportunities/fishing');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: made.title }) });
  const image = card.locator('img');
  await expect(image).toHaveAttribute('src', `/images/${made.imageURL[0]}`);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toContain('/.netlify/images');
  const subtitle = card.getByText('A line of words');
  await expect(subtitle).toHaveAttribute('lang', 'en');
  const shown = (await subtitle.textContent()) ?? '';
  expect(shown).toMatch(/ (A|line|of|words|that|goes|on)…$/);
  expect(shown.length).toBeGreaterThan(90);
  expect(shown.length).toBeLessThanOrEqual(101);
  await expect(card.getByRole('link', { name: sectors.fishing })).toHaveAttribute('href', '/es/sectors/fishing');
  await card.getByRole('link', { name: fill(words.learnMoreAbout, { title: made.title }) }).click();
  await expect(page).toHaveURL(`/es/opportunity/${made.id}`);
  await expect(page.getByRole('heading', { level: 1, name: made.title })).toBeVisible();
});

test.describe('pages', () => {
  test.beforeEach(async ({ page }) => {
    await serveList(page, summaries('energy', 20));
  });

  test('Pages are numbered above and below the list, scroll to the top, and are in the URL and the history', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The smoothness of a scroll depends on the browser and the machine.
    await page.addInitScript(() => {
      const { scrollTo } = window;
      window.scrollTo = (...wanted: unknown[]) => {
        document.documentElement.dataset.scrolls = JSON.stringify(wanted);
        Reflect.apply(scrollTo, window, wanted);
      };
    });
    await openList(page, '/opportunities');
    for (const pages of [above(page), below(page)]) {
      await expect(pages.getByRole('link')).toHaveText(['1', '2', '3']);
      await expect(pages.getByRole('link', { name: toPage(1) })).toHaveAttribute('aria-current', 'page');
    }
    const third = below(page).getByRole('link', { name: toPage(3) });
    await third.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await third.click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', '[{"top":0,"behavior":"smooth"}]');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    for (const pages of [above(page), below(page)]) await expect(pages.locator('[aria-current]')).toHaveText('3');
    await expect(titles(page)).toHaveText(['energy 17', 'energy 18', 'energy 19', 'energy 20']);
    await expect(page.getByRole('status')).toHaveText('20 opportunities · Page 3');
    await expect(page).toHaveURL('/opportunities?page=3');
    await expect(page).toHaveTitle(/^Opportunities, page 3 · /);
    await page.goBack();
    await expect(titles(page).first()).toHaveText('energy 1');
    await expect(page).toHaveTitle(/^Opportunities · /);
    await page.goForward();
    await expect(titles(page).first()).toHaveText('energy 17');
    await page.reload();
    await expect(titles(page).first()).toHaveText('energy 17');
  });

  test('A page is chosen by keyboard, and the focus moves to the new page', async ({ page }) => {
    await openList(page, '/opportunities');
    await above(page)
      .getByRole('link', { name: toPage(2) })
      .focus();
    await page.keyboard.press('Enter');
    await expect(titles(page).first()).toHaveText('energy 9');
    await expect(page.getByRole('region', { name: texts.title })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: dictionaryOf('en').sectors.aerospace })).toBeFocused();
  });
});
