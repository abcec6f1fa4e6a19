import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { fillForm, saveForm, titleField } from '../support/admin-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { answerList, manyOpportunities } from '../support/large-desk.ts';

const question = 'Are you sure you want to delete the opportunity?';
const rows = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
const row = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });
const told = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const selection = (page: Page): Locator => page.getByRole('region', { name: 'Selection' });

test.beforeEach(({ login }) => login());

test.describe('of 1,000 opportunities', () => {
  test.beforeEach(async ({ page }) => {
    await answerList(page, manyOpportunities(1_000));
    await page.goto('/admin/manager');
    await expect(told(page, '1,000 opportunities')).toBeVisible();
  });

  test('the list shows one page, and another one under its own address', async ({ page }) => {
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

  test('a search, filters and an order stand in the address, also after a reload', async ({ page }) => {
    await page.getByLabel('Search', { exact: true }).pressSequentially('opportunity 77');
    await expect(told(page, '11 of 1,000 opportunities')).toBeVisible();
    await page.getByLabel('Status').selectOption('Draft');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('opportunity 77');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Opportunity 770');
    await page.goBack();
    await expect(page.getByLabel('Status')).toHaveValue('');
    await expect(rows(page)).toHaveCount(11);
    await page.getByLabel('Order').selectOption('By title');
    await expect(rows(page).first()).toContainText('Opportunity 77');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/manager?sort=title');
    await expect(rows(page).first()).toContainText('What number 1 is about');
  });

  test('what is missing and what nobody has confirmed can be asked for', async ({ page }) => {
    await page.goto('/admin/manager?missing=zh&unconfirmed=90&sector=mining');
    await expect(page.getByLabel('Missing')).toHaveValue('zh');
    await expect(told(page, '83 of 1,000 opportunities')).toBeVisible();
    await page.getByLabel('Search', { exact: true }).fill('nothing has this word');
    await expect(page.getByText('No results found')).toBeVisible();
  });

  test('all that were found are chosen at once, and no longer when they are not found', async ({ page }) => {
    await page.getByLabel('Select all on this page').check();
    await expect(selection(page)).toContainText('50 selected');
    await page.getByRole('button', { name: 'Select all 1,000' }).click();
    await expect(selection(page)).toContainText('1,000 selected');
    await expect(selection(page).getByRole('button', { name: 'Publish (100)' })).toBeVisible();
    await page.getByLabel('Status').selectOption('Draft');
    await expect(selection(page)).toContainText('100 selected');
    await selection(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(selection(page)).toHaveCount(0);
  });
});

test('several are published at once, and taken off the site again', async ({ page, createOpportunity }) => {
  for (const number of [1, 2, 3]) await createOpportunity({ title: `Walnut estate ${number}`, status: 'draft' });
  await page.goto('/admin/manager?q=walnut+estate');
  await page.getByLabel('Select all on this page').check();
  await selection(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(told(page, '3 opportunities published')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(rows(page).filter({ hasText: 'Draft' })).toHaveCount(0);
  await expect(rows(page).getByRole('link', { name: /^View/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, '3 opportunities taken off the site')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Draft' })).toHaveCount(3);
  await page.reload();
  await expect(rows(page).filter({ hasText: 'Draft' })).toHaveCount(3);
});

test('several are deleted after one question, and brought back', async ({ page, createOpportunity }) => {
  for (const number of [1, 2]) await createOpportunity({ title: `Quince orchard ${number}` });
  await page.goto('/admin/manager?q=quince+orchard');
  await page.getByLabel('Select Quince orchard 1').check();
  await page.getByLabel('Select Quince orchard 2').check();
  await selection(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog).toContainText('2 opportunities');
  await expect(dialog).toContainText('Quince orchard 2');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, '2 opportunities deleted')).toBeVisible();
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, '2 opportunities restored')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('one that was deleted is brought back with its pictures', async ({ page, createOpportunity }) => {
  await createOpportunity({ title: 'Deleted by mistake', images: ['home/1.jpg'] });
  await page.goto('/admin/manager');
  await page.getByRole('button', { name: 'Delete Deleted by mistake' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Opportunity deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Opportunity restored')).toContainText('Deleted by mistake');
  const picture = row(page, 'Deleted by mistake').getByRole('presentation');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('how far it is is told, and what somebody else has changed is told by name and stays', async ({
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
  await page.getByLabel('Select all on this page').check();
  const [first] = made;
  const headers = { Authorization: `Bearer ${token}` };
  const data = { ...first, subtitle: 'Changed by somebody else' };
  expect((await api.post('/api/opportunities/save', { headers, data })).status()).toBe(200);

  const goOn = Promise.withResolvers<void>();
  await page.route('**/api/opportunities/save', async (route) => {
    await goOn.promise;
    await route.continue();
  });
  await selection(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(told(page, 'Publishing 1 of 2…')).toBeVisible();
  goOn.resolve();
  const failed = page.getByRole('alert').filter({ hasText: '1 opportunity was not published:' });
  await expect(failed).toContainText('Disputed mill 1: it has been changed meanwhile. Look at it again.');
  await expect(told(page, 'Opportunity published')).toContainText('Disputed mill 2');
  await expect(row(page, 'Disputed mill 1')).toContainText('Changed by somebody else');
  await expect(row(page, 'Disputed mill 1')).toContainText('Draft');
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toHaveCount(0);
});

test('after an edit the list is as it was left, with the keyboard on the row, and the edit is taken back', async ({
  page,
  createOpportunity,
}) => {
  for (const number of [1, 2, 3]) await createOpportunity({ title: `Copper ridge ${number}`, sector: 'mining' });
  await page.goto('/admin/manager?q=copper+ridge&sort=title');
  await page.getByRole('link', { name: 'Edit Copper ridge 2' }).click();
  await titleField(page).fill('Copper ridge 2, renamed');
  await saveForm(page);
  await expect(page).toHaveURL('/admin/manager?q=copper+ridge&sort=title');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Edit Copper ridge 2, renamed' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Change undone')).toBeVisible();
  await expect(row(page, 'Copper ridge 2, renamed')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Copper ridge 3' }).click();
  await expect(titleField(page)).toHaveValue('Copper ridge 3');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Edit Copper ridge 3' })).toBeFocused();
});

test('a duplicate is a draft in the form of a new one, and nothing is stored before it is saved', async ({
  page,
  api,
  token,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'Twin towers of grain', province: 'SFE', images: ['home/1.jpg'] });
  await page.goto('/admin/manager?q=twin+towers');
  await page.getByRole('button', { name: 'Duplicate Twin towers of grain' }).click();
  await expect(page).toHaveURL('/admin/upload');
  await expect(titleField(page)).toHaveValue('Twin towers of grain (2)');
  await expect(page.getByLabel('Province', { exact: true })).toHaveValue('SFE');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('draft');
  await fillForm(page, 'Twin towers, the other one');
  const saved = await saveForm(page);
  expect(saved.id).not.toBe(id);
  expect(saved).toMatchObject({ status: 'draft', province: 'SFE', imageURL: [expect.any(String)] });
  await api.delete(`/api/opportunities/delete/${saved.id}`, { headers: { Authorization: `Bearer ${token}` } });
});

test('by keyboard alone one is found, chosen, published, and that is taken back', async ({
  page,
  createOpportunity,
}) => {
  await createOpportunity({ title: 'Reached without a mouse', status: 'draft' });
  await page.goto('/admin/manager');
  await expect(row(page, 'Reached without a mouse')).toBeVisible();
  await tabTo(page, page.getByLabel('Search', { exact: true }));
  await page.keyboard.type('without mouse');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, page.getByLabel('Select Reached without a mouse'));
  await page.keyboard.press('Space');
  await tabTo(page, selection(page).getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(told(page, 'Opportunity published')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Opportunity taken off the site')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list is one of cards, and several are chosen and deleted by touch', async ({ page, createOpportunity }) => {
    for (const number of [1, 2])
      await createOpportunity({ title: `Touched vineyard ${number}`, images: ['home/1.jpg'] });
    await page.goto('/admin/manager?q=touched+vineyard');
    await page.getByLabel('Select Touched vineyard 1').tap();
    await page.getByLabel('Select Touched vineyard 2').tap();
    await expect(selection(page)).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByLabel('Province')).toBeHidden();
    await page.getByRole('button', { name: 'Filters and order' }).tap();
    await expect(page.getByLabel('Province')).toBeVisible();
    await selection(page).getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Delete' }).tap();
    await expect(told(page, '2 opportunities deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(rows(page)).toHaveCount(2);
  });
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, with some chosen, none found, and the question`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerList(page, manyOpportunities(120));
    await page.goto('/admin/manager');
    await page.getByLabel('Select all on this page').check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await selection(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: question })).toContainText('and 42 others');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel('Search', { exact: true }).fill('nothing has this word');
    await expect(page.getByText('No results found')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
