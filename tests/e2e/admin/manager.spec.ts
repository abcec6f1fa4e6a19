import type { Locator, Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveForm, titleField } from '../../support/admin/form.ts';
import { manyOpportunities, serveList } from '../../support/admin/large-opportunity-list.ts';
import { rows, selection, statusText } from '../../support/admin/lists.ts';
import { selectRow } from '../../support/admin/texts.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { expect, test } from '../../support/fixtures.ts';

const row = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });

test.beforeEach(({ login }) => login());

test.describe('a list of 1,000 opportunities', () => {
  test.beforeEach(async ({ page }) => {
    await serveList(page, manyOpportunities(1_000));
    await page.goto('/admin/manager');
    await expect(statusText(page, '1,000 opportunities')).toBeVisible();
  });

  test('A search, filters and an order stay in the URL and survive a reload', async ({ page }) => {
    await page.getByLabel(texts.filters.q, { exact: true }).pressSequentially('opportunity 77');
    await expect(statusText(page, '11 of 1,000 opportunities')).toBeVisible();
    await page.getByLabel(texts.fields.status).selectOption(texts.statuses.draft);
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel(texts.filters.q, { exact: true })).toHaveValue('opportunity 77');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Opportunity 770');
    await page.goBack();
    await expect(page.getByLabel(texts.fields.status)).toHaveValue('');
    await expect(rows(page)).toHaveCount(11);
    await page.getByLabel(texts.filters.sort).selectOption(texts.sortings.title);
    await expect(rows(page).first()).toContainText('Opportunity 77');
    await page.setViewportSize({ width: 1280, height: 500 });
    const scrolled = await page.evaluate(() => {
      scrollTo(0, 100);
      return scrollY;
    });
    await page.getByRole('button', { name: texts.filters.clear }).click();
    await expect(page).toHaveURL('/admin/manager?sort=title');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(rows(page).first()).toContainText('What number 1 is about');
  });
});

test('Several drafts are published at once and the change is undone', async ({ page, createOpportunity }) => {
  for (const number of [1, 2, 3]) await createOpportunity({ title: `Walnut estate ${number}`, status: 'draft' });
  await page.goto('/admin/manager?q=walnut+estate');
  await page.getByLabel(texts.selection.page).check();
  await selection(page).getByRole('button', { name: texts.selection.publish, exact: true }).click();
  await expect(statusText(page, '3 opportunities published')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(rows(page).filter({ hasText: texts.statuses.draft })).toHaveCount(0);
  await expect(rows(page).getByRole('link', { name: /^View/ })).toHaveCount(3);
  await page.getByRole('button', { name: texts.toasts.undo }).click();
  await expect(statusText(page, '3 opportunities unpublished')).toBeVisible();
  await expect(rows(page).filter({ hasText: texts.statuses.draft })).toHaveCount(3);
  await page.reload();
  await expect(rows(page).filter({ hasText: texts.statuses.draft })).toHaveCount(3);
});

test('After an edit the list is as before with the focus on the row, and the edit can be undone', async ({
  page,
  createOpportunity,
}) => {
  for (const number of [1, 2, 3]) await createOpportunity({ title: `Copper ridge ${number}`, sector: 'mining' });
  await page.goto('/admin/manager?q=copper+ridge&sort=title');
  await page.getByRole('link', { name: `${texts.list.edit} Copper ridge 2` }).click();
  await titleField(page).fill('Copper ridge 2, renamed');
  await saveForm(page);
  await expect(page).toHaveURL('/admin/manager?q=copper+ridge&sort=title');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Copper ridge 2, renamed', exact: true })).toBeFocused();
  await page.getByRole('button', { name: texts.toasts.undo }).click();
  await expect(statusText(page, texts.toasts.reverted)).toBeVisible();
  await expect(row(page, 'Copper ridge 2, renamed')).toHaveCount(0);
  await page.getByRole('link', { name: `${texts.list.edit} Copper ridge 3` }).click();
  await expect(titleField(page)).toHaveValue('Copper ridge 3');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Copper ridge 3', exact: true })).toBeFocused();
});

test('An opportunity is found and published by keyboard alone, and the change undone', async ({
  page,
  createOpportunity,
}) => {
  await createOpportunity({ title: 'Reached without a mouse', status: 'draft' });
  await page.goto('/admin/manager');
  await expect(row(page, 'Reached without a mouse')).toBeVisible();
  await tabTo(page, page.getByLabel(texts.filters.q, { exact: true }));
  await page.keyboard.type('without mouse');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, page.getByLabel(selectRow('Reached without a mouse')));
  await page.keyboard.press('Space');
  await tabTo(page, selection(page).getByRole('button', { name: texts.selection.publish, exact: true }));
  await page.keyboard.press('Enter');
  await expect(statusText(page, texts.toasts.published)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: texts.toasts.undo }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(statusText(page, texts.toasts.unpublished)).toBeVisible();
});
