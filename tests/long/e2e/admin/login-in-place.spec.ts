import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { field, fillForm, openNewForm, saveButton, titleField } from '../../../support/admin/form.ts';
import { loginDialog, refusal, test } from '../../../support/admin/login.ts';
import { preview } from '../../../support/admin/preview.ts';
import { pictureName } from '../../../support/admin/texts.ts';
import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { expect } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

async function typePassword(page: Page, password: string = siteAccount.password): Promise<void> {
  await loginDialog(page).getByLabel(texts.login.username).fill(siteAccount.username);
  await loginDialog(page).getByLabel(texts.login.password).fill(password);
}
test.beforeEach(({ login }) => login());

test('A wrong password in the login over the form keeps the text of both', async ({
  page,
  expire,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 40[13]/);
  const { id } = await createOpportunity({ title: 'Wrong at first' });
  await page.goto(`/admin/edit/${id}`);
  await titleField(page).fill('Typed, and kept');
  expire();
  await saveButton(page).click();
  await page.getByRole('button', { name: texts.forbidden.stay }).click();
  await typePassword(page, 'not this one');
  await page.keyboard.press('Enter');
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Usuario no valido');
  await expect(loginDialog(page).getByLabel(texts.login.username)).toHaveValue(siteAccount.username);
  await expect(titleField(page)).toHaveValue('Typed, and kept');
  await typePassword(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('link', { name: `${texts.list.edit} Typed, and kept` })).toBeVisible();
});

test('A picture whose upload was refused is uploaded after the login', async ({
  page,
  api,
  token,
  expire,
  expectProblem,
}) => {
  expectProblem(/status of 403/);
  await openNewForm(page);
  await fillForm(page, 'With a picture');
  expire();
  const buffer = await readFile(new URL('../../../../src/assets/illustrations/home/1.jpg', import.meta.url));
  await page.getByLabel(texts.fields.imageURL).setInputFiles([{ name: '1.jpg', mimeType: 'image/jpeg', buffer }]);
  await refusal(page).getByRole('button', { name: texts.forbidden.stay }).click();
  await typePassword(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: pictureName(1) })).toBeVisible();
  await expect(titleField(page)).toHaveValue('With a picture');
  const saving = page.waitForResponse('**/api/opportunities/save');
  await saveButton(page).click();
  const { id, imageURL } = await (await saving).json();
  expect(imageURL).toHaveLength(1);
  await deleteOne(api, token, id);
});

test('Going to the login page instead keeps the text of the form', async ({ page, expire, expectProblem }) => {
  expectProblem(/status of 403/);
  await openNewForm(page);
  await fillForm(page, 'Left for the login');
  expire();
  await saveButton(page).click();
  await page.getByRole('button', { name: texts.forbidden.stay }).click();
  await page.keyboard.press('Escape');
  await refusal(page).getByRole('button', { name: texts.forbidden.confirm }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByLabel(texts.login.username).fill(siteAccount.username);
  await page.getByLabel(texts.login.password).fill(siteAccount.password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Left for the login' }).click();
  await expect(titleField(page)).toHaveValue('Left for the login');
  await expect(field(page, texts.fields.sector)).toHaveValue('energy');
});

test.describe('the preview is open', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('A refused preview does not interrupt typing and continues after a login', async ({
    page,
    expire,
    expectProblem,
  }) => {
    expectProblem(/status of 403/);
    await openNewForm(page);
    await expect(preview(page)).toBeVisible();
    expire();
    await titleField(page).fill('Typed on');
    await expect(preview(page).getByRole('status')).toContainText(texts.preview.loggedOut);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(titleField(page)).toBeFocused();
    await preview(page).getByRole('button', { name: texts.forbidden.confirm }).click();
    await page.getByRole('button', { name: texts.forbidden.stay }).click();
    await typePassword(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(preview(page).getByRole('status')).toBeEmpty();
    await expect(titleField(page)).toHaveValue('Typed on');
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  const width = 390;
  test('The login over the form is filled in by touch', async ({ page, api, token, expire, expectProblem }) => {
    expectProblem(/status of 40[13]/);
    await openNewForm(page);
    await fillForm(page, `By touch at ${width}`);
    expire();
    await saveButton(page).tap();
    await expect(refusal(page)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: texts.forbidden.stay }).tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    await typePassword(page);
    const saved = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
    await loginDialog(page).getByRole('button', { name: texts.login.submit, exact: true }).tap();
    const { id, title } = await (await saved).json();
    expect(title).toBe(`By touch at ${width}`);
    await deleteOne(api, token, id);
  });
});
