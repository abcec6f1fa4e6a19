import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveButton, subtitleField, titleField } from '../../support/admin/form.ts';
import { forbidden, spoilToken } from '../../support/admin/login.ts';
import { expect, test } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

test.beforeEach(({ login }) => login());

test('A refused token leads to the login, and the typed text is there again afterwards', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 403/);
  await page.goto('/admin/upload');
  await titleField(page).fill('Typed for an hour');
  await subtitleField(page).fill('And not saved');
  await page.getByLabel(texts.fields.sector, { exact: true }).selectOption(texts.sectors.mining);
  await page.getByLabel(texts.fields.description, { exact: true }).fill('A long text');
  await spoilToken(page);
  await saveButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: forbidden });
  await expect(dialog.getByText(forbidden, { exact: true })).toHaveAttribute('lang', 'es');
  await expect(dialog).toHaveAccessibleDescription(/access is not authorised/);
  await dialog.getByRole('button', { name: texts.forbidden.leave }).click();
  await expect(page).toHaveURL('/admin');

  await page.getByLabel(texts.login.username).fill(siteAccount.username);
  await page.getByLabel(texts.login.password).fill(siteAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
  await page.getByRole('link', { name: 'Typed for an hour' }).click();
  await expect(page).toHaveURL('/admin/upload');
  await expect(page.getByText(texts.form.restored)).toBeVisible();
  await expect(titleField(page)).toHaveValue('Typed for an hour');
  await expect(subtitleField(page)).toHaveValue('And not saved');
  await expect(page.getByLabel(texts.fields.sector, { exact: true })).toHaveValue('mining');
  await expect(page.getByLabel(texts.fields.description, { exact: true })).toHaveValue('A long text');
});

test('An edit that cannot be saved survives a reload and is cleared by the next save', async ({
  page,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const { id } = await createOpportunity({ title: 'Offline edit' });
  await page.goto(`/admin/edit/${id}`);
  await subtitleField(page).fill('Typed while offline');
  await page.route('**/api/opportunities/save', (route) => route.abort());
  await saveButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.form.failed);
  await expect(alert).toContainText('The server could not be reached.');
  await expect(subtitleField(page)).toHaveValue('Typed while offline');
  await expect(subtitleField(page)).toBeEnabled();

  await page.reload();
  await expect(page.getByText(texts.form.restored)).toBeVisible();
  await expect(subtitleField(page)).toHaveValue('Typed while offline');
  await page.unroute('**/api/opportunities/save');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('listitem').filter({ hasText: 'Offline edit' })).toContainText('Typed while offline');
  await page.goto(`/admin/edit/${id}`);
  await expect(subtitleField(page)).toHaveValue('Typed while offline');
  await expect(page.getByText(texts.form.restored)).toBeHidden();
});
