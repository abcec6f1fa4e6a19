import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { regimeKeys } from '#domain/regimes';
import { dayText } from '../../src/i18n/day-text.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { checkedRegimes, provinceIncentives, provinceName } from '../support/content-files.ts';
import { expect, test } from '../support/fixtures.ts';

/** What the table says beside RIGI's date, on a day. */
const left = {
  en: { '2027-07-07': '1 day left', '2027-07-08': 'last day today', '2027-07-09': 'ended' },
  es: { '2027-07-07': 'queda 1 día', '2027-07-08': 'hoy es el último día', '2027-07-09': 'terminó' },
  zh: { '2027-07-07': '还剩1天', '2027-07-08': '今日截止', '2027-07-09': '已终止' },
} as const;

const rowOf = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="/incentives/${key}"]`) });

for (const language of languages) {
  const { guide, incentives: texts, sectors } = dictionaryOf(language);
  const path = localizedPath('/incentives', language);

  test(`the footer leads to a table of all regimes, and it to a page for each, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/about', language));
    await page.getByRole('contentinfo').getByRole('link', { name: texts.title, exact: true }).click();
    await expect(page).toHaveURL(path);
    const table = page.getByRole('table', { name: texts.table });
    await expect(table.getByRole('columnheader')).toHaveText([
      ...[texts.regime, texts.who, texts.sectors, texts.minimum],
      ...[texts.benefit, texts.until, texts.authority],
    ]);
    // One line for the table, and a day on each regime's page.
    const days = checkedRegimes.map(({ checkedOn }) => checkedOn).sort();
    await expect(page.getByText(fill(texts.oldestCheck, { date: dayText(days[0] ?? '', language) }))).toBeVisible();
    const links = await table.getByRole('rowheader').getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
      regimeKeys.map((key) => localizedPath(`/incentives/${key}`, language)),
    );
    // No figure, law or date is left as the editor's placeholder, and no cell is empty.
    await expect(table).not.toContainText(/[{}]/);
    for (const cell of await table.getByRole('cell').all()) await expect(cell).not.toBeEmpty();
    const name = (await links[0]?.textContent()) ?? '';
    await links[0]?.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test(`the provinces' own incentives stand below the table, with their laws and the day of their check, in ${language}`, async ({
    page,
  }) => {
    await page.goto(path);
    const own = page.getByRole('region', { name: texts.provincesOwn });
    await expect(own).not.toContainText(/[{}]/);
    const entries = own.getByRole('listitem');
    await expect(entries).toHaveCount(provinceIncentives.length);
    for (const { code, checkedOn } of provinceIncentives) {
      const entry = own.locator(`[data-province-incentive="${code}"]`);
      await expect(entry.getByRole('heading', { level: 3 })).toHaveText(provinceName(language, code));
      await expect(entry.locator('[data-checked-on]')).toContainText(dayText(checkedOn, language));
    }
  });

  test(`a regime's page has its sheet, its text, its sectors and a way to ask, in ${language}`, async ({ page }) => {
    for (const { key, checkedOn } of checkedRegimes) {
      await page.goto(localizedPath(`/incentives/${key}`, language), { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(main).not.toContainText(/[{}]/);
      const sheet = main.getByRole('region', { name: texts.glance });
      await expect(sheet.getByRole('term')).toHaveText([
        ...[texts.benefit, texts.until, texts.minimum, texts.who],
        ...[texts.authority, texts.sectors, texts.provinces, texts.checkedOn],
      ]);
      await expect(sheet).toContainText(dayText(checkedOn, language));
      await expect(main.locator('.prose h2')).toHaveCount(3);
      await expect(main.getByText(guide.adviceText)).toBeVisible();
      await expect(main.getByRole('link', { name: texts.ask })).toHaveAttribute(
        'href',
        localizedPath('/contact', language),
      );
    }
    await page.goto(localizedPath('/incentives/mining', language));
    await page.getByRole('main').getByRole('link', { name: sectors.mining, exact: true }).click();
    await expect(page).toHaveURL(localizedPath('/sectors/mining', language));
    await page.getByRole('complementary').locator(`a[href$="/incentives/mining"]`).click();
    await page.getByRole('link', { name: texts.title, exact: true }).first().click();
    await expect(page).toHaveURL(path);
  });

  test(`a deadline says its days left, the day being Argentina’s, in ${language}`, async ({ page }) => {
    for (const [day, said] of Object.entries(left[language])) {
      // Late in the evening in Buenos Aires, where it is still that day and the next one in London.
      const late = new Date(`${day}T23:30:00-03:00`);
      await page.clock.setFixedTime(late);
      await page.goto(path);
      const until = rowOf(page, 'rigi').locator('time[datetime="2027-07-08"] ~ [data-deadline]');
      await expect(until).toHaveText(said);
      await page.goto(localizedPath('/incentives/rigi', language));
      await expect(page.locator('time[datetime="2027-07-08"] ~ [data-deadline]')).toHaveText(said);
    }
    await page.clock.setFixedTime(new Date('2026-11-23T12:00:00-03:00'));
    await page.goto(path);
    await expect(rowOf(page, 'rigi').locator('[data-deadline]')).toContainText('227');
    await expect(rowOf(page, 'renewables').locator('[data-deadline]')).toHaveText(texts.ended);
  });

  test(`without scripts the dates stand alone, in ${language}`, async ({ otherVisitor }) => {
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.goto(path);
    await expect(rowOf(page, 'rigi').locator('time')).toHaveText(/2027/);
    await expect(rowOf(page, 'rigi').locator('[data-deadline]')).toBeEmpty();
    await page.goto(localizedPath('/incentives/rigi', language));
    await expect(page.locator('.prose')).toContainText('105/2026');
  });

  test(`a sector and a province lead to the regimes that concern them, in ${language}`, async ({ page }) => {
    const regimesIn = (place: string) =>
      page
        .locator(`${place} a[href*="/incentives/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    await page.goto(localizedPath('/sectors/mining', language));
    expect(await regimesIn('main aside')).toEqual(['rigi', 'rimi', 'mining']);
    await page.goto(localizedPath('/sectors/real-state', language));
    expect(await regimesIn('main aside')).toEqual(['rigi']);
    await page.goto(localizedPath('/why-argentina', language));
    expect(await regimesIn('article#TDF')).toContain('tierra-del-fuego');
    expect(await regimesIn('article#SJU')).toEqual(expect.arrayContaining(['rigi', 'mining']));
    expect(await regimesIn('article#SJU')).not.toContain('tierra-del-fuego');
    expect(await regimesIn('article#FOR')).not.toContain('mining');
    // What has ended is not named as if it ran.
    const { ended } = texts.checks;
    const said = fill(ended, { date: dayText('2025-12-31', language) });
    await expect(page.locator('article#MEN li').filter({ hasText: said }).locator('a')).toHaveAttribute(
      'href',
      localizedPath('/incentives/renewables', language),
    );
    await page.goto(localizedPath('/sectors/energy', language));
    await expect(page.getByRole('complementary')).toContainText(said);
  });
}

test('on a phone the table is folded into cards, is still a table to those who hear it, and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/incentives');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(regimeKeys.length);
  // A card shows the benefit and the day; the other cells come when its details are opened.
  const rigi = rowOf(page, 'rigi');
  await expect(rigi.getByRole('cell')).toHaveCount(2);
  await rigi.getByText(dictionaryOf('en').incentives.details).click();
  await expect(rigi.getByRole('cell')).toHaveCount(6);
  const row = await rigi.boundingBox();
  expect(row?.width).toBeLessThanOrEqual(390);
  expect(row?.height).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('axe finds no fault in the table and in a regime’s page at three widths', async ({ page }) => {
  for (const path of ['/incentives', '/zh/incentives/rigi', '/es/incentives/free-zones']) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  }
});

test('both kinds of page carry next to no script', async ({ page }) => {
  for (const path of ['/incentives', '/incentives/rigi']) {
    await page.goto(path);
    await expect(page.locator('[data-deadline]').first()).not.toBeEmpty();
    expect(await page.locator('astro-island').count()).toBe(0);
  }
});
