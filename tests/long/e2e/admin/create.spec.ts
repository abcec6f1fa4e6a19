import { readFile } from 'node:fs/promises';
import { limits } from '#domain/limits';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { fillForm, saveButton, titleField } from '../../../support/admin/form.ts';
import { pictureName } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

const fileOf = (name: string) => new URL(`../../../../src/assets/illustrations/home/${name}`, import.meta.url);
const imageFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(fileOf(name)) });

test.beforeEach(async ({ page, login }) => {
  await login();
  await page.goto('/admin/upload');
  await expect(titleField(page)).toBeVisible();
});

test('A file that is no picture or too large shows an error, and a failed upload can be repeated', async ({
  page,
  expectProblem,
}) => {
  await test.step('A file that is no picture shows an error', async () => {
    expectProblem(/status of 415/);
    const report = { name: 'report.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 a report') };
    await page.getByLabel(texts.fields.imageURL).setInputFiles([report, await imageFile('1.jpg')]);
    const alert = page.getByRole('alert');
    await expect(alert.getByText(texts.images.error, { exact: true })).toBeVisible();
    await expect(alert).toContainText('“report.jpg” is not a JPEG, PNG, WebP or AVIF picture.');
    await expect(page.getByRole('img', { name: /picture/ })).toHaveCount(1);
    await page.getByRole('button', { name: `${texts.images.remove}: ${pictureName(1)}` }).click();
  });
  await page.getByRole('button', { name: texts.images.lostDismiss }).click();
  await test.step('A file that is too large is not sent', async () => {
    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(limits.uploadBytes + 1) };
    const writes: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && writes.push(request.url())));
    await page.getByLabel(texts.fields.imageURL).setInputFiles([large]);
    await expect(page.getByRole('alert')).toContainText(texts.images.error);
    await expect(page.getByRole('alert')).toContainText(
      '“large.jpg” has more than 4 MB, and this browser cannot make it smaller.',
    );
    expect(writes).toEqual([]);
  });
  await page.getByRole('button', { name: texts.images.lostDismiss }).click();
  await test.step('A failed upload can be repeated and removed', async () => {
    expectProblem(/ERR_FAILED/);
    await page.route('**/api/files/upload', (route) => route.abort(), { times: 1 });
    await page.getByLabel(texts.fields.imageURL).setInputFiles([await imageFile('1.jpg')]);
    await expect(page.getByRole('alert')).toContainText(texts.images.error);
    await page.getByRole('button', { name: `${texts.images.retry}: ${pictureName(1)}` }).click();
    await expect(page.getByRole('img', { name: pictureName(1) })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: `${texts.images.remove}: ${pictureName(1)}` }).click();
    await expect(page.getByRole('img', { name: pictureName(1) })).toHaveCount(0);
    await expect(page.getByLabel(texts.fields.imageURL)).toBeFocused();
  });
});

test('A save whose response was lost does not create a second opportunity', async ({
  page,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route(
    '**/api/opportunities/save',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fillForm(page, 'Wind');
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  const saving = page.waitForResponse('**/api/opportunities/save');
  await page.getByRole('button', { name: texts.list.tryAgain }).click();
  const { id } = await (await saving).json();
  await expect(page.getByRole('alertdialog', { name: texts.toasts.saved })).toBeVisible();
  await page.goto('/admin/manager');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/admin/edit/${id}"]`) });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('button', { name: `${texts.list.delete} Wind`, exact: true })).toHaveCount(1);
  await deleteOne(api, token, id);
});
