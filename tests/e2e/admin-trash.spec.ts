import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { deleteOne, readOne } from '../support/site-api.ts';

test.beforeEach(({ login }) => login());

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const restore = (page: Page, title: string) => page.getByRole('button', { name: `Restore ${title}` });
const told = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });

test('what was deleted is in the trash, which the sidebar leads to, and comes back from there', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const { id } = await createOpportunity({ title: 'Thrown away', subtitle: 'By mistake', sector: 'tourism' });
  await page.goto('/admin/manager');
  await page.getByRole('button', { name: 'Delete Thrown away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Thrown away' })).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL('/admin/trash');
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeFocused();
  await expect(page.getByText('What is deleted stays here for 30 days')).toBeVisible();
  await expect(row(page, 'Thrown away')).toContainText('By mistake');
  await expect(row(page, 'Thrown away')).toContainText('Tourism');
  await expect(row(page, 'Thrown away')).toContainText('30 days left');
  await expect(row(page, 'Thrown away').getByRole('time')).toBeVisible();
  await restore(page, 'Thrown away').click();
  await expect(told(page, 'Opportunity restored')).toContainText('Thrown away');
  await expect(row(page, 'Thrown away')).toHaveCount(0);
  expect(await readOne(api, token, id)).toMatchObject({ title: 'Thrown away' });
  await told(page, 'Opportunity restored').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/admin/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Thrown away');
});

test('a restoration is taken back, by keyboard alone', async ({ page, createOpportunity, api, token }) => {
  const { id } = await createOpportunity({ title: 'Back and forth' });
  await deleteOne(api, token, id);
  await page.goto('/admin/trash');
  await restore(page, 'Back and forth').focus();
  await page.keyboard.press('Enter');
  await expect(told(page, 'Opportunity restored')).toContainText('Back and forth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page, 'Back in the trash')).toBeVisible();
  await expect(row(page, 'Back and forth')).toBeVisible();
});

test('what somebody else has brought back and changed since is left as it is', async ({
  page,
  createOpportunity,
  api,
  token,
  otherVisitor,
  login,
}) => {
  const { id } = await createOpportunity({ title: 'Brought back elsewhere' });
  await deleteOne(api, token, id);
  await page.goto('/admin/trash');
  await expect(row(page, 'Brought back elsewhere')).toBeVisible();
  const other = await otherVisitor();
  await login(other);
  await other.goto('/admin/trash');
  await restore(other, 'Brought back elsewhere').click();
  await expect(told(other, 'Opportunity restored')).toBeVisible();
  const { version } = await readOne(api, token, id);
  await restore(page, 'Brought back elsewhere').click();
  await expect(row(page, 'Brought back elsewhere')).toHaveCount(0);
  expect(await readOne(api, token, id)).toMatchObject({ version });
});

test('the days that are left count down to the last', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  const deleted = (title: string, deletedAt: string) => ({
    id: crypto.randomUUID(),
    title,
    subtitle: '',
    sector: 'energy',
    language: 'en',
    description: '',
    imageURL: [],
    status: 'published',
    version: 1,
    createdAt: deletedAt,
    updatedAt: deletedAt,
    deletedAt,
  });
  const inTrash = [
    deleted('Deleted lately', '2026-11-19T13:00:00Z'),
    deleted('Deleted long ago', '2026-10-22T12:00:00Z'),
    deleted('Deleted longest ago', '2026-10-21T11:00:00Z'),
  ];
  await page.route('**/api/opportunities/trash', (route) => route.fulfill({ json: inTrash }));
  await page.goto('/admin/trash');
  await expect(row(page, 'Deleted lately')).toContainText('30 days left');
  await expect(row(page, 'Deleted long ago')).toContainText('1 day left');
  await expect(row(page, 'Deleted longest ago')).toContainText('Will be deleted today');
});

test('an empty trash says so', async ({ page }) => {
  await page.route('**/api/opportunities/trash', (route) => route.fulfill({ json: [] }));
  await page.goto('/admin/trash');
  await expect(page.getByText('The trash is empty.')).toBeVisible();
});

test('a trash that cannot be loaded, and a restoration that fails, are tried again', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const { id } = await createOpportunity({ title: 'Out of reach' });
  await deleteOne(api, token, id);
  await page.route('**/api/opportunities/trash', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/trash');
  await expect(page.getByRole('alert')).toContainText('The trash could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/api/opportunities/restore/*', (route) => route.abort(), { times: 1 });
  await restore(page, 'Out of reach').click();
  await expect(told(page, 'Nothing was changed.')).toContainText('Out of reach');
  await expect(row(page, 'Out of reach')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told(page, 'Opportunity restored')).toContainText('Out of reach');
  expect(await readOne(api, token, id)).toMatchObject({ title: 'Out of reach' });
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page, createOpportunity, api, token }) => {
    await page.setViewportSize({ width, height: 900 });
    const { id } = await createOpportunity({ title: `Trash checked at ${width}` });
    await deleteOne(api, token, id);
    await page.goto('/admin/trash');
    await expect(row(page, `Trash checked at ${width}`)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await restore(page, `Trash checked at ${width}`).click();
    await expect(told(page, 'Opportunity restored')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('several are restored at once, and put back by one press', async ({ page, createOpportunity, api, token }) => {
  const titles = ['Together one', 'Together two', 'Left where it is'] as const;
  for (const title of titles) {
    const { id } = await createOpportunity({ title });
    await deleteOne(api, token, id);
  }
  await page.goto('/admin/trash');
  for (const title of titles.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('2 selected');
  await selection.getByRole('button', { name: 'Restore' }).click();
  await expect(told(page, '2 opportunities restored')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const title of titles.slice(0, 2)) await expect(row(page, title)).toHaveCount(0);
  await expect(row(page, 'Left where it is')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const title of titles) await expect(row(page, title)).toBeVisible();
});
