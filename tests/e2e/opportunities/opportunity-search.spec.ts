import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openList, serveList } from '../../support/public-list.ts';
import { opportunities } from '../../support/searched-opportunities.ts';

const { opportunities: texts, facts, sectors } = dictionaryOf('en');

const titles = (page: Page) => page.getByRole('heading', { level: 2 });

test('Words, facts and order filter together, are in the URL and can be removed one by one', async ({ page }) => {
  await serveList(page, opportunities);
  await openList(page, '/opportunities');
  await expect(titles(page)).toHaveCount(4);
  await page.getByRole('searchbox', { name: texts.search }).fill('ENERGIA');
  await expect(titles(page)).toHaveText(['Energía eólica']);
  await page.getByRole('searchbox', { name: texts.search }).fill('锂盐');
  await expect(titles(page)).toHaveText(['盐湖提锂']);
  await expect(page).toHaveURL(/\?q=%E9%94%82%E7%9B%90$/);
  await page.getByRole('searchbox', { name: texts.search }).fill('');
  await page.getByLabel(facts.province).selectOption('SAL');
  await expect(titles(page)).toHaveText(['Lithium', '盐湖提锂']);
  await page.getByLabel(facts.seeking).selectOption('equity');
  await expect(titles(page)).toHaveText(['Lithium']);
  await expect(page.getByLabel(facts.stage).locator('option')).toHaveText([
    texts.any,
    `${facts.stages.feasibility} (1)`,
    `${facts.stages.permits} (0)`,
  ]);
  await page.getByLabel(texts.sumFrom).selectOption('50000000');
  await expect(titles(page)).toHaveText(['Lithium']);
  await expect(page).toHaveURL(/\?province=SAL&seeking=equity&from=50000000$/);
  expect(await accessibilityFaults(page)).toEqual([]);

  const chips = page.getByRole('list', { name: texts.activeFilters }).getByRole('link');
  await expect(chips).toHaveCount(4);
  await chips.filter({ hasText: facts.seekingKinds.equity }).click();
  await expect(page).toHaveURL(/\?province=SAL&from=50000000$/);
  await page.getByRole('link', { name: texts.clearAll }).click();
  await expect(titles(page)).toHaveCount(4);
  await expect(page).toHaveURL('/opportunities');
  await page.getByLabel(texts.sort).selectOption('size');
  await expect(titles(page)).toHaveText(['Energía eólica', 'Lithium', '盐湖提锂', 'Nothing known of it']);
});

test('The keyboard alone searches, filters and clears, results are announced, and typing makes one entry in the history', async ({
  page,
}) => {
  await serveList(page, opportunities);
  await openList(page, '/opportunities');
  await expect(titles(page)).toHaveCount(4);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('lithium');
  await expect(page.getByRole('status')).toHaveText('1 opportunity');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('status')).toHaveText('4 opportunities');
  await page.getByLabel('Province').focus();
  await page.keyboard.type('Salta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 opportunities');
  await page.getByRole('link', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('4 opportunities');
  await expect(page.getByRole('region', { name: 'Opportunities' })).toBeFocused();
  await test.step('Typing makes one entry in the history, and each choice another one', async () => {
    await page.getByRole('searchbox').pressSequentially('lithium');
    await expect(page).toHaveURL('/opportunities?q=lithium');
    await page.getByLabel('Stage').selectOption('feasibility');
    await expect(page).toHaveURL('/opportunities?q=lithium&stage=feasibility');
    await page.goBack();
    await expect(page).toHaveURL('/opportunities?q=lithium');
    await expect(page.getByRole('searchbox')).toHaveValue('lithium');
    await expect(page.getByLabel('Stage')).toHaveValue('');
  });
});

test('The way back from an opportunity leads to the same results and scroll position', async ({ page }) => {
  await openList(page, '/opportunities?sort=title');
  const card = page.getByRole('link', { name: /^Learn more/ }).nth(6);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await card.click();
  await page.getByRole('link', { name: 'Back to opportunities' }).click();
  await expect(page).toHaveURL('/opportunities?sort=title');
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 40);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('The list without scripts is paged by links and filtered by a form', async ({ page }) => {
    await page.goto('/opportunities');
    await expect(titles(page)).toHaveCount(8);
    await page.getByRole('navigation', { name: texts.pagesBelow }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\?page=\d+$/);
    await expect(titles(page).first()).toBeVisible();
    await page.getByLabel(facts.province).selectOption({ index: 1 });
    await page.getByRole('button', { name: texts.apply }).click();
    await expect(page).toHaveURL(/\/opportunities\?province=[A-Z]+$/);
    await expect(titles(page).first()).toBeVisible();
    await page.getByRole('link', { name: texts.clearAll }).click();
    await page.getByRole('button', { name: sectors.mining }).click();
    await expect(page).toHaveURL('/opportunities/mining');
    await page.getByRole('searchbox', { name: texts.search }).fill('zzz');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/opportunities/mining?q=zzz');
    await expect(page.getByRole('status')).toHaveText(texts.noResults);
  });
});
