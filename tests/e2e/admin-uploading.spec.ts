import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { crash, openNewForm, titleField } from '../support/admin-form.ts';
import { holdUploads } from '../support/admin-pictures.ts';
import { expect, test } from '../support/fixtures.ts';

const file = new URL('../../src/assets/illustrations/home/1.jpg', import.meta.url);
const imageFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(file) });
const question = 'Leave before the pictures are uploaded?';
const told = '“harbour.jpg” was not uploaded. Choose it again.';

/** Opens the form in an admin area that has a page to go back to, and chooses an image whose upload is held back. */
async function upload(page: Page): Promise<{ release(): Promise<void> }> {
  const uploads = await holdUploads(page);
  await page.goto('/admin/manager');
  await page.getByRole('link', { name: 'New opportunity' }).click();
  await titleField(page).click();
  await titleField(page).fill('With an image');
  await page.getByLabel('Pictures').setInputFiles([await imageFile('harbour.jpg')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'harbour.jpg' })).toContainText('Uploading…');
  return uploads;
}

test.beforeEach(({ login }) => login());

test('a link out of the form asks while an image is uploaded, and no longer once it is stored', async ({ page }) => {
  const { release } = await upload(page);
  const link = page.getByRole('link', { name: 'Opportunities' });
  await link.click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog).toContainText('harbour.jpg');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin/upload');
  await release();
  await expect(page.getByRole('img', { name: 'picture 1' })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(dialog).toHaveCount(0);
});

test('going back asks too; whoever leaves is told later what was not uploaded', async ({ page }) => {
  await upload(page);
  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/admin/upload');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/manager');
  await page.getByRole('link', { name: 'With an image' }).click();
  await expect(page.getByText(told)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(told)).toHaveCount(0);
  await page.reload();
  await expect(titleField(page)).toHaveValue('With an image');
  await expect(page.getByText(told)).toHaveCount(0);
});

test('reloading asks in the browser’s words, and tells afterwards', async ({ page }) => {
  await upload(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(titleField(page)).toHaveValue('With an image');
  await expect(page.getByText(told)).toBeVisible();
  await page.unroute('**/api/files/upload');
  await page.getByLabel('Pictures').setInputFiles([await imageFile('harbour.jpg')]);
  await expect(page.getByText(told)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'picture 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'picture 1' })).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
});

test('after a crash the file is named with the text that it belonged to', async ({ page, context, login }) => {
  await upload(page);
  await crash(context, page);
  const later = await context.newPage();
  await login(later);
  await openNewForm(later);
  await later.getByRole('button', { name: 'Continue With an image' }).click();
  await expect(titleField(later)).toHaveValue('With an image');
  await expect(later.getByText(told)).toBeVisible();
});

test('logging out asks about the image before it asks about the text', async ({ page }) => {
  await upload(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Leave' }).click();
  await page
    .getByRole('alertdialog', { name: 'Keep unsaved texts on this computer?' })
    .getByRole('button', { name: 'Keep' })
    .click();
  await expect(page).toHaveURL('/admin');
});
