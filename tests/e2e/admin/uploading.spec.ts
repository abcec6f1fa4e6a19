import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { titleField } from '../../support/admin/form.ts';
import { holdUploads } from '../../support/admin/images.ts';
import { pictureName } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';

const file = new URL('../../../src/assets/illustrations/home/1.jpg', import.meta.url);
const imageFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(file) });
const question = 'Leave before the pictures are uploaded?';

/** Opens the form from another page of the admin area, and chooses an image whose upload does not finish. */
async function upload(page: Page): Promise<{ release(): Promise<void> }> {
  const uploads = await holdUploads(page);
  await page.goto('/admin/manager');
  await page.getByRole('link', { name: texts.titles.create }).click();
  await titleField(page).click();
  await titleField(page).fill('With an image');
  await page.getByLabel(texts.fields.imageURL).setInputFiles([await imageFile('harbour.jpg')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'harbour.jpg' })).toContainText(texts.images.uploading);
  return uploads;
}

test.beforeEach(({ login }) => login());

test('A link out of the form asks during an upload, and not after it', async ({ page }) => {
  const { release } = await upload(page);
  const link = page.getByRole('link', { name: texts.sidebar.opportunities });
  await link.click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog).toContainText('harbour.jpg');
  await dialog.getByRole('button', { name: texts.leaving.stay }).click();
  await expect(page).toHaveURL('/admin/upload');
  await release();
  await expect(page.getByRole('img', { name: pictureName(1) })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(dialog).toHaveCount(0);
});
