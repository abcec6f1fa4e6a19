import type { Page } from '@playwright/test';
import { tokenStorageKey } from '#domain/login';
import { expect, test } from '../support/fixtures.ts';
import { siteAccount } from '../support/site-account.ts';

const forbidden = 'Error 403: Acceso no autorizado. Intenta iniciar sesión nuevamente.';

test.beforeEach(({ login }) => login());

/** Puts a token in place that the server refuses, as it does one that has expired. */
async function spoilToken(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, 'expired'), tokenStorageKey);
  await page.reload();
}

test('a refused token is told, leads to the login, and what was typed is there again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 403/);
  await page.goto('/admin/upload');
  await page.getByLabel('Title', { exact: true }).fill('Typed for an hour');
  await page.getByLabel('Subtitle', { exact: true }).fill('And not saved');
  await page.getByLabel('Sector', { exact: true }).selectOption('Mining');
  await page.getByLabel('Description', { exact: true }).fill('A long text');
  await spoilToken(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog', { name: forbidden });
  await expect(dialog.getByText(forbidden, { exact: true })).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');

  await page.getByLabel('Username').fill(siteAccount.username);
  await page.getByLabel('Password').fill(siteAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
  await page.getByRole('link', { name: 'Typed for an hour' }).click();
  await expect(page).toHaveURL('/admin/upload');
  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed for an hour');
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveValue('And not saved');
  await expect(page.getByLabel('Sector', { exact: true })).toHaveValue('mining');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('A long text');
});

test('the list tells a refused token too', async ({ page, expectProblem }) => {
  expectProblem(/status of 403/);
  await page.goto('/admin/manager');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await spoilToken(page);
  await page.getByRole('alertdialog', { name: forbidden }).getByRole('button').click();
  await expect(page).toHaveURL('/admin');
});

test('an edit that cannot be saved survives a reload, and is gone once it is saved', async ({
  page,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const { id } = await createOpportunity({ title: 'Offline edit' });
  await page.goto(`/admin/edit/${id}`);
  await page.getByLabel('Subtitle', { exact: true }).fill('Typed while offline');
  await page.route('**/api/opportunities/save', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The opportunity could not be saved. Nothing you typed is lost.');
  await expect(alert).toContainText('The server could not be reached.');
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveValue('Typed while offline');
  await expect(page.getByLabel('Subtitle', { exact: true })).toBeEnabled();

  await page.reload();
  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveValue('Typed while offline');
  await page.unroute('**/api/opportunities/save');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('listitem').filter({ hasText: 'Offline edit' })).toContainText('Typed while offline');
  await page.goto(`/admin/edit/${id}`);
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveValue('Typed while offline');
  await expect(page.getByText('Unsaved changes restored')).toBeHidden();
});

test('discarding unsaved changes shows what is stored', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'As stored' });
  await page.goto(`/admin/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Never mind');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('As stored');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('As stored');
  await expect(page.getByText('Unsaved changes restored')).toBeHidden();
});

test('what was typed for an opportunity that is deleted meanwhile can be saved as a new one', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const { id } = await createOpportunity({ title: 'Deleted meanwhile' });
  await page.goto(`/admin/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Saved as a new one');
  const headers = { Authorization: `Bearer ${token}` };
  await api.delete(`/api/opportunities/delete/${id}`, { headers });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('This opportunity has been deleted meanwhile.');
  const saving = page.waitForResponse('**/api/opportunities/save');
  await page.getByRole('button', { name: 'Save as a new opportunity' }).click();
  const saved = await (await saving).json();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('link', { name: 'Edit Saved as a new one' })).toBeVisible();
  expect(saved.id).not.toBe(id);
  await api.delete(`/api/opportunities/delete/${saved.id}`, { headers });
});
