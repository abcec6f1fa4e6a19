import { limits } from '#domain/limits';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../../src/i18n/fill.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summaries } from '../../support/opportunity-summary.ts';
import { openList, serveList } from '../../support/public-list.ts';
import { heartOf, storeShortlist, sun, vines, wind } from '../../support/shortlist-page.ts';

const { shortlist: texts, opportunities: listTexts, opportunity: opportunityTexts } = dictionaryOf('en');
const path = '/shortlist';
const countOf = (count: number) => fillCount(listTexts.found, count, 'en');

test('Shortlisted opportunities are shown, removed and restored by keyboard, one by one and all at once', async ({
  page,
}) => {
  await serveList(page, [wind, sun, vines]);
  await storeShortlist(page, [sun.id, wind.id]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sun', 'Wind', texts.comparison]);
  await heartOf(page, 'Sun', 'remove', 'en').press('Enter');
  await expect(page.getByText(fill(texts.removed, { title: 'Sun' }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
  const undo = page.getByRole('button', { name: texts.undo });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sun', 'Wind', texts.comparison]);
  await test.step('A cleared shortlist is restored completely', async () => {
    await page.getByRole('button', { name: texts.clear }).click();
    await expect(page.getByText(texts.cleared)).toBeVisible();
    await page.getByRole('button', { name: texts.undo }).click();
    await expect(page.getByRole('status')).toHaveText([countOf(2), '']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sun', 'Wind', texts.comparison]);
  });
  await page.getByRole('button', { name: texts.clear }).press('Enter');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expect(page.getByRole('link', { name: opportunityTexts.seeAll })).toHaveAttribute('href', '/opportunities');
});

test('An opportunity is shortlisted from its own page, and the shortlist in another tab is updated', async ({
  page,
  createOpportunity,
}) => {
  const { id, title } = await createOpportunity({ title: 'A dam to be shortlisted' });
  const shortlist = await page.context().newPage();
  await shortlist.goto('/shortlist');
  await expect(shortlist.getByText('Your shortlist is empty.')).toBeVisible();
  await page.goto(`/opportunity/${id}`);
  await heartOf(page, title, 'add').click();
  await expect(page.getByRole('link', { name: 'Shortlist (1)' })).toBeVisible();
  await expect(shortlist.getByRole('heading', { level: 2 })).toHaveText([title]);
  await heartOf(shortlist, title, 'remove').click();
  await expect(heartOf(page, title, 'add')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Shortlist (0)' })).toBeVisible();
});

test('Opportunities are shortlisted from their cards, by mouse and keyboard, in the order of the clicks', async ({
  page,
}) => {
  const ofTheList = summaries('mining', 3);
  await serveList(page, ofTheList);
  await openList(page, '/opportunities');
  await heartOf(page, 'mining 3', 'add').click();
  await heartOf(page, 'mining 1', 'add').press('Enter');
  await expect(heartOf(page, 'mining 1', 'remove')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/opportunities');
  await page.getByRole('link', { name: 'Shortlist (2)' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['mining 3', 'mining 1', 'Comparison']);
});

test('A full shortlist refuses another opportunity with a reason', async ({ page }) => {
  const many = summaries('energy', limits.shortlist);
  await serveList(page, [...many, wind]);
  await storeShortlist(
    page,
    many.map(({ id }) => id),
  );
  await page.goto(`/shortlist?ids=${wind.id}`);
  const heart = heartOf(page, 'Wind', 'add');
  await expect(heart).toHaveAccessibleDescription('Your shortlist is full: it holds 20. Remove one to add another.');
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  await heart.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Shortlist (20)' })).toBeVisible();
});

for (const [language, widths] of [
  ['en', [390, 1440]],
  ['zh', [390]],
] as const) {
  test(`A shortlist with a comparison has no accessibility fault, in ${language}`, async ({ page }) => {
    await serveList(page, [wind, sun, vines]);
    const ids = [wind.id, sun.id, vines.id, crypto.randomUUID()];
    await page.goto(pathWithIds(localizedPath('/shortlist', language), 'ids', ids));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('table')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
