import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { limits } from '#domain/limits';
import { contentKeys } from '#domain/opportunity/content';
import { expect, test } from '../support/fixtures.ts';
import { deleteOne } from '../support/site-api.ts';

const fileOf = (name: string) => new URL(`../../src/assets/illustrations/home/${name}`, import.meta.url);
const imageFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(fileOf(name)) });

async function fill(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Subtitle', { exact: true }).fill('Made in the browser');
  await page.getByLabel('Sector', { exact: true }).selectOption('Wind' === title ? 'Energy' : 'Technology');
}

test.beforeEach(async ({ page, login }) => {
  await login();
  await page.goto('/admin/upload');
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
});

test('the form has controls for every field of an opportunity, in their order, once there is an image', async ({
  page,
}) => {
  await page.getByLabel('Pictures').setInputFiles([await imageFile('1.jpg')]);
  await expect(page.getByLabel('What picture 1 shows, in English')).toBeVisible();
  const names = await page
    .locator('form [name]')
    .evaluateAll((controls) => controls.map((one) => one.getAttribute('name')?.split('.')[0]));
  // What an image shows stands below it.
  const beside = contentKeys.flatMap((key) =>
    key === 'imageURL' ? [key, 'imageAlts'] : key === 'imageAlts' ? [] : [key],
  );
  expect([...new Set(names)]).toEqual(beside);
});

test('an opportunity with two images is saved, and the form is empty again', async ({ page, api, token }) => {
  await fill(page, 'Two images');
  await page.getByLabel('Description', { exact: true }).fill('First line\nSecond line');
  await page.getByLabel('Pictures').setInputFiles([await imageFile('1.jpg'), await imageFile('2.jpg')]);
  await expect(page.getByRole('img', { name: 'picture 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Move earlier: picture 2' }).click();
  const saving = page.waitForResponse('**/api/opportunities/save');
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = await (await saving).json();

  const dialog = page.getByRole('alertdialog', { name: 'Opportunity saved' });
  await expect(dialog).toContainText('Two images');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  for (const label of ['Title', 'Subtitle', 'Sector', 'Description']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(page.getByRole('img', { name: /picture/ })).toHaveCount(0);
  expect(saved).toMatchObject({ title: 'Two images', sector: 'tech', description: 'First line\nSecond line' });
  expect(saved.imageURL).toHaveLength(2);
  await page.goto('/admin/manager');
  await expect(page.getByRole('listitem').filter({ hasText: 'Two images' })).toBeVisible();
  await deleteOne(api, token, saved.id);
});

test('what must be filled is told, and nothing is saved', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && writes.push(request.url())));
  await page.getByLabel('Title', { exact: true }).fill('   ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill all the fields');
  await expect(page.getByRole('alert')).toContainText('Title, Subtitle, Sector');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  for (const label of ['Title', 'Subtitle', 'Sector']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Description', { exact: true })).not.toHaveAttribute('aria-invalid');
  expect(writes).toEqual([]);
});

test('the first field at fault has the focus', async ({ page }) => {
  await page.getByLabel('Title', { exact: true }).fill('Filled');
  await page.getByLabel('Subtitle', { exact: true }).fill('Filled');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Sector', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Sector', { exact: true })).toHaveAccessibleDescription('Choose a sector.');
});

test('a title that is too long is told at its field, and kept', async ({ page }) => {
  await fill(page, 'x'.repeat(limits.title + 1));
  await page.getByRole('button', { name: 'Save' }).click();
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveAccessibleDescription('Title: at most 160 characters.');
  await expect(title).toHaveValue('x'.repeat(limits.title + 1));
});

test('a file that is no image is an error, whatever its name says', async ({ page, expectProblem }) => {
  expectProblem(/status of 415/);
  const report = { name: 'report.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 a report') };
  await page.getByLabel('Pictures').setInputFiles([report, await imageFile('1.jpg')]);
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Error uploading image', { exact: true })).toBeVisible();
  await expect(alert).toContainText('“report.jpg” is not a JPEG, PNG, WebP or AVIF picture.');
  await expect(page.getByRole('img', { name: /picture/ })).toHaveCount(1);
});

test('a file that is too large and that the browser cannot make smaller is an error, and is not sent', async ({
  page,
}) => {
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(limits.uploadBytes + 1) };
  const writes: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && writes.push(request.url())));
  await page.getByLabel('Pictures').setInputFiles([large]);
  await expect(page.getByRole('alert')).toContainText('Error uploading image');
  await expect(page.getByRole('alert')).toContainText(
    '“large.jpg” has more than 4 MB, and this browser cannot make it smaller.',
  );
  expect(writes).toEqual([]);
});

test('an upload that is broken off can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/api/files/upload', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Pictures').setInputFiles([await imageFile('1.jpg')]);
  await expect(page.getByRole('alert')).toContainText('Error uploading image');
  await page.getByRole('button', { name: 'Try again: picture 1' }).click();
  await expect(page.getByRole('img', { name: 'picture 1' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove: picture 1' }).click();
  await expect(page.getByRole('img', { name: 'picture 1' })).toHaveCount(0);
  await expect(page.getByLabel('Pictures')).toBeFocused();
});

test('a lost answer does not double the opportunity', async ({ page, api, token, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  await page.route(
    '**/api/opportunities/save',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fill(page, 'Wind');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  const saving = page.waitForResponse('**/api/opportunities/save');
  await page.getByRole('button', { name: 'Try again' }).click();
  const { id } = await (await saving).json();
  await expect(page.getByRole('alertdialog', { name: 'Opportunity saved' })).toBeVisible();
  await page.goto('/admin/manager');
  await expect(page.locator(`a[href="/admin/edit/${id}"]`)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Delete Wind', exact: true })).toHaveCount(1);
  await deleteOne(api, token, id);
});
