import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { sumText } from '../../src/i18n/money.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

/** A project's check of one regime, on the page that is open. */
function checkOf(page: Page, key: string) {
  const has = page.locator(`h3 a[href$="/incentives/${key}"]`);
  return page.getByRole('main').getByRole('listitem').filter({ has });
}

const regimesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('h3 a[href*="/incentives/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));

for (const language of languages) {
  const { incentives } = dictionaryOf(language);
  const { checks } = incentives;
  const minimum = sumText(200_000_000, language);

  test(`a project that reaches RIGI's threshold is told so, and until when, as a check, in ${language}`, async ({
    otherVisitor,
    createOpportunity,
  }) => {
    // The page is whole without scripts.
    const page = await otherVisitor({ javaScriptEnabled: false });
    const { id } = await createOpportunity({ sector: 'mining', province: 'SJU', investment: { from: 240_000_000 } });
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    const section = page.getByRole('region', { name: incentives.concern });
    await expect(section).toContainText(checks.intro);
    expect(await regimesOf(page)).toEqual(['rigi', 'rimi', 'mining']);
    await expect(checkOf(page, 'rigi')).toContainText(fill(checks.met, { sum: minimum }));
    await expect(checkOf(page, 'rigi')).toContainText('2027');
    await expect(checkOf(page, 'mining')).toContainText(incentives.noMinimum);
    await expect(section).not.toContainText(checks.tooSmall);
    await expect(checkOf(page, 'rigi').getByRole('link')).toHaveAttribute(
      'href',
      localizedPath('/incentives/rigi', language),
    );
  });

  test(`where the kind of project or the size of the firm decides, no sum is called reached or missed, in ${language}`, async ({
    page,
    createOpportunity,
  }) => {
    const compared = ['met', 'partlyMet', 'missed'] as const;
    // What a comparison says besides its sums.
    const isCompared = (text: string) =>
      compared.some((key) =>
        text.includes(checks[key].split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)[0] ?? key),
      );
    for (const sector of ['energy', 'real-state', 'mining'] as const) {
      const { id } = await createOpportunity({ sector, province: 'NEU', investment: { from: 232_000_000 } });
      await page.goto(localizedPath(`/opportunity/${id}`, language));
      for (const key of sector === 'real-state' ? ['rigi'] : sector === 'mining' ? ['rimi'] : ['rigi', 'rimi']) {
        const check = checkOf(page, key);
        await expect(check).toContainText(checks.depends);
        expect(isCompared((await check.textContent()) ?? '')).toBe(false);
        await expect(check).not.toContainText(checks.tooSmall);
      }
    }
    const { id } = await createOpportunity({ sector: 'energy', province: 'NEU' });
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    // A deadline that has passed is told as one.
    const [before = '', after = ''] = checks.ended.split('{date}');
    await expect(checkOf(page, 'renewables')).toContainText(before);
    await expect(checkOf(page, 'renewables')).toContainText(after);
    await expect(checkOf(page, 'renewables')).toContainText('2025');
  });

  test(`a sum below every minimum of a regime is called so, and one that is not stated too, in ${language}`, async ({
    page,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ sector: 'mining' });
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    await expect(checkOf(page, 'rigi')).toContainText(fill(checks.unstated, { sum: minimum }));
    const small = await createOpportunity({ sector: 'mining', investment: { from: 29_000_000 } });
    await page.goto(localizedPath(`/opportunity/${small.id}`, language));
    await expect(checkOf(page, 'rigi')).toContainText(checks.tooSmall);
    await expect(checkOf(page, 'rimi')).not.toContainText(checks.tooSmall);
  });
}

test('a regime whose threshold is missed comes last', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ sector: 'mining', province: 'SJU', investment: { from: 29_000_000 } });
  await page.goto(`/opportunity/${id}`);
  expect(await regimesOf(page)).toEqual(['rimi', 'mining', 'rigi']);
});

test('a regime of some provinces is for projects there alone', async ({ page, createOpportunity }) => {
  const onTheIsland = await createOpportunity({ sector: 'industrial', province: 'TDF' });
  await page.goto(`/opportunity/${onTheIsland.id}`);
  expect(await regimesOf(page)).toContain('tierra-del-fuego');
  const elsewhere = await createOpportunity({ sector: 'industrial', province: 'TUC' });
  await page.goto(`/opportunity/${elsewhere.id}`);
  expect(await regimesOf(page)).toEqual(['rigi', 'rimi', 'forestry', 'biotechnology']);
});

test('the checks read at two widths and stay off paper', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ sector: 'energy', province: 'NEU', investment: { from: 86_000_000 } });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/opportunity/${id}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const section = page.getByRole('region', { name: dictionaryOf('en').incentives.concern });
  await expect(section).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section).toBeHidden();
});
