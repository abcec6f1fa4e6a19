import type { Locator, Page } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { fillForm, saveForm, saveStatus, titleField } from '../../../support/admin/form.ts';
import { manyOpportunities, serveList } from '../../../support/admin/large-opportunity-list.ts';
import { rows, selection, statusText } from '../../../support/admin/lists.ts';
import { selectRow } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';

const question = 'Are you sure you want to delete the opportunity?';
const row = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });

test.beforeEach(({ login }) => login());

test.describe('a list of 1,000 opportunities', () => {
  test.beforeEach(async ({ page }) => {
    await serveList(page, manyOpportunities(1_000));
    await page.goto('/admin/manager');
    await expect(statusText(page, '1,000 opportunities')).toBeVisible();
  });

  test('Pages have URLs, gaps can be filtered, and all found rows can be selected', async ({ page }) => {
    await test.step('Pages have URLs', async () => {
      await expect(rows(page)).toHaveCount(50);
      await expect(rows(page).first()).toContainText('Opportunity 1000');
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL('/admin/manager?page=2');
      await expect(rows(page).first()).toContainText('Opportunity 950');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.getByRole('link', { name: 'Page 20', exact: true }).click();
      await expect(rows(page).last()).toContainText('What number 1 is about');
      await page.goBack();
      await expect(rows(page).first()).toContainText('Opportunity 950');
    });
    await page.goto('/admin/manager');
    await expect(statusText(page, '1,000 opportunities')).toBeVisible();
    await test.step('Gaps can be filtered', async () => {
      await page.goto('/admin/manager?missing=zh&unconfirmed=90&sector=mining');
      await expect(page.getByLabel(texts.filters.missing)).toHaveValue('zh');
      await expect(statusText(page, '83 of 1,000 opportunities')).toBeVisible();
      await page.getByLabel(texts.filters.q, { exact: true }).fill('nothing has this word');
      await expect(page.getByText(texts.filters.none)).toBeVisible();
    });
    await page.goto('/admin/manager');
    await expect(statusText(page, '1,000 opportunities')).toBeVisible();
    await test.step('All found rows can be selected', async () => {
      await page.getByLabel(texts.selection.page).check();
      await expect(selection(page)).toContainText('50 selected');
      await page.getByRole('button', { name: selectRow('all 1,000') }).click();
      await expect(selection(page)).toContainText('1,000 selected');
      await expect(selection(page).getByRole('button', { name: 'Publish (100)' })).toBeVisible();
      await page.getByLabel(texts.fields.status).selectOption(texts.statuses.draft);
      await expect(selection(page)).toContainText('100 selected');
      await selection(page).getByRole('button', { name: texts.selection.clear }).click();
      await expect(selection(page)).toHaveCount(0);
    });
  });
});

test('Several opportunities are deleted after one question and restored, pictures included', async ({
  page,
  createOpportunity,
}) => {
  await test.step('Several at once', async () => {
    for (const number of [1, 2]) await createOpportunity({ title: `Quince orchard ${number}` });
    await page.goto('/admin/manager?q=quince+orchard');
    await page.getByLabel(selectRow('Quince orchard 1')).check();
    await page.getByLabel(selectRow('Quince orchard 2')).check();
    await selection(page).getByRole('button', { name: texts.deletion.confirm }).click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await expect(dialog).toContainText('2 opportunities');
    await expect(dialog).toContainText('Quince orchard 2');
    await dialog.getByRole('button', { name: texts.deletion.confirm }).click();
    await expect(statusText(page, '2 opportunities deleted')).toBeVisible();
    await expect(page.getByText(texts.filters.none)).toBeVisible();
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(statusText(page, '2 opportunities restored')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('One with its picture', async () => {
    await createOpportunity({ title: 'Deleted by mistake', images: ['home/1.jpg'] });
    await page.goto('/admin/manager');
    await page.getByRole('button', { name: `${texts.list.delete} Deleted by mistake` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.deletion.confirm }).click();
    await expect(statusText(page, texts.toasts.deleted)).toBeVisible();
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(statusText(page, texts.toasts.restored)).toContainText('Deleted by mistake');
    const picture = row(page, 'Deleted by mistake').locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test('A batch shows its progress, and a concurrent change is reported by name and stays', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const made = [];
  for (const number of [1, 2])
    made.push(await createOpportunity({ title: `Disputed mill ${number}`, status: 'draft' }));
  await page.goto('/admin/manager?q=disputed+mill');
  await page.getByLabel(texts.selection.page).check();
  const [first] = made;
  const headers = { Authorization: `Bearer ${token}` };
  const data = { ...first, subtitle: 'Changed by somebody else' };
  expect((await api.post('/api/opportunities/save', { headers, data })).status()).toBe(200);

  const goOn = Promise.withResolvers<void>();
  await page.route('**/api/opportunities/save', async (route) => {
    await goOn.promise;
    await route.continue();
  });
  await selection(page).getByRole('button', { name: texts.selection.publish, exact: true }).click();
  await expect(statusText(page, 'Publishing 1 of 2…')).toBeVisible();
  goOn.resolve();
  const failed = page.getByRole('alert').filter({ hasText: '1 opportunity was not published:' });
  await expect(failed).toContainText('Disputed mill 1: it has since been changed. Check it again.');
  await expect(statusText(page, texts.toasts.published)).toContainText('Disputed mill 2');
  await expect(row(page, 'Disputed mill 1')).toContainText('Changed by somebody else');
  await expect(row(page, 'Disputed mill 1')).toContainText(texts.statuses.draft);
  await failed.getByRole('button', { name: texts.toasts.close }).click();
  await expect(failed).toHaveCount(0);
});

/** Clicks a link with the key for a new tab. A busy browser may not open one at the first click. */
async function openInNewTab(page: Page, link: Locator): Promise<Page> {
  let tab: Page | undefined;
  await expect(async () => {
    const opening = page.context().waitForEvent('page', { timeout: 15_000 });
    await link.click({ modifiers: ['ControlOrMeta'] });
    tab = await opening;
  }).toPass({ timeout: 60_000 });
  if (!tab) throw new Error('No tab was opened');
  return tab;
}

test('A duplicate is a draft in the form of a new opportunity, stored only when saved', async ({
  page,
  api,
  token,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'Twin towers of grain', province: 'SFE', images: ['home/1.jpg'] });
  await page.goto('/admin/manager?q=twin+towers');
  await page.getByRole('button', { name: `${texts.list.duplicate} Twin towers of grain` }).click();
  await expect(page).toHaveURL('/admin/upload');
  await expect(titleField(page)).toHaveValue('Twin towers of grain (2)');
  await expect(page.getByLabel(texts.fields.province, { exact: true })).toHaveValue('SFE');
  await expect(saveStatus(page)).toContainText(texts.form.isNew);
  const beside = await openInNewTab(page, page.getByRole('link', { name: texts.sidebar.create }));
  await expect(titleField(beside)).toHaveValue('');
  await beside.close();
  await expect(titleField(page)).toHaveValue('Twin towers of grain (2)');
  await fillForm(page, 'Twin towers, the other one');
  const saved = await saveForm(page);
  expect(saved.id).not.toBe(id);
  expect(saved).toMatchObject({ status: 'draft', province: 'SFE', imageURL: [expect.any(String)] });
  await api.delete(`/api/opportunities/delete/${saved.id}`, { headers: { Authorization: `Bearer ${token}` } });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('Several opportunities are selected and deleted by touch on a phone', async ({ page, createOpportunity }) => {
    for (const number of [1, 2])
      await createOpportunity({ title: `Touched vineyard ${number}`, images: ['home/1.jpg'] });
    await page.goto('/admin/manager?q=touched+vineyard');
    await page.getByLabel(selectRow('Touched vineyard 1')).tap();
    await page.getByLabel(selectRow('Touched vineyard 2')).tap();
    await expect(selection(page)).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByLabel(texts.fields.province)).toBeHidden();
    await page.getByRole('button', { name: texts.filters.toggle }).tap();
    await expect(page.getByLabel(texts.fields.province)).toBeVisible();
    const bar = await selection(page).boundingBox();
    expect(bar?.height).toBeLessThanOrEqual((await rows(page).first().boundingBox())?.height ?? 0);
    await selection(page).getByRole('button', { name: texts.selection.actions }).tap();
    await selection(page).getByRole('button', { name: texts.deletion.confirm }).tap();
    await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: texts.deletion.confirm }).tap();
    await expect(statusText(page, '2 opportunities deleted')).toBeVisible();
    await page.getByRole('button', { name: texts.toasts.undo }).tap();
    await expect(rows(page)).toHaveCount(2);
  });
});
