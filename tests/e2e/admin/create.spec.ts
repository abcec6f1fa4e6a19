import { readFile } from 'node:fs/promises';
import { limits } from '#domain/limits';
import { contentKeys } from '#domain/opportunity/content';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { fillForm, openEmptyForm, saveButton, subtitleField, titleField } from '../../support/admin/form.ts';
import { choosePicture } from '../../support/admin/images.ts';
import { pictureName, pictureText } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { deleteOne } from '../../support/sites/site-api.ts';

const fileOf = (name: string) => new URL(`../../../src/assets/illustrations/home/${name}`, import.meta.url);
const imageFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(fileOf(name)) });

test.beforeEach(async ({ page, login }) => {
  await login();
  await page.goto('/admin/upload');
  await expect(titleField(page)).toBeVisible();
});

test('The form of a new opportunity has a control for every field, and discarding removes its picture', async ({
  page,
}) => {
  await page.getByLabel(texts.fields.imageURL).setInputFiles([await imageFile('1.jpg')]);
  await expect(page.getByLabel(pictureText(1, 'English'))).toBeVisible();
  // A sub-sector is chosen within a sector; milestones, documents and questions are added one by one.
  await page.getByLabel(texts.fields.sector, { exact: true }).selectOption('mining');
  await page.getByRole('button', { name: texts.form.addMilestone }).click();
  await page.getByRole('button', { name: texts.form.addDocument }).click();
  await page.getByRole('button', { name: texts.questions.add }).click();
  const names = await page
    .locator('form [name]')
    .evaluateAll((controls) => controls.map((one) => one.getAttribute('name')?.split('.')[0]));
  // The description of an image is below it. The save bar sets the status and its time. Only a stated fact is verified.
  const beside = contentKeys.flatMap((key) =>
    key === 'imageURL'
      ? [key, 'imageAlts']
      : ['imageAlts', 'status', 'publishAt', 'verified'].includes(key)
        ? []
        : [key],
  );
  expect([...new Set(names)]).toEqual(beside);
  await page.reload();
  await page.getByRole('button', { name: texts.unsaved.discard }).click();
  await expect(page.getByRole('img', { name: /picture/ })).toHaveCount(0);
});

test('A new opportunity with two pictures is saved, and the form is empty again', async ({ page, api, token }) => {
  await fillForm(page, 'Two images', 'tech');
  await page.getByLabel(texts.fields.description, { exact: true }).fill('First line\nSecond line');
  await page.getByLabel(texts.fields.imageURL).setInputFiles([await imageFile('1.jpg'), await imageFile('2.jpg')]);
  await expect(page.getByRole('img', { name: pictureName(2) })).toBeVisible();
  await choosePicture(page, 2);
  await page.getByRole('button', { name: `${texts.images.earlier}: ${pictureName(2)}` }).click();
  const saving = page.waitForResponse('**/api/opportunities/save');
  await saveButton(page).click();
  const saved = await (await saving).json();

  const dialog = page.getByRole('alertdialog', { name: texts.toasts.saved });
  await expect(dialog).toContainText('Two images');
  await expect(dialog).toContainText(texts.statuses.published);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(titleField(page)).toBeFocused();
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

test('Empty and too long fields show errors, the first gets the focus, and a correction clears its error', async ({
  page,
}) => {
  await test.step('Required fields are named and nothing is sent', async () => {
    const writes: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && writes.push(request.url())));
    await titleField(page).fill('   ');
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText(texts.form.incomplete);
    await expect(page.getByRole('alert')).toContainText('Title, Subtitle, Sector');
    await expect(titleField(page)).toBeFocused();
    for (const label of ['Title', 'Subtitle', 'Sector']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel(texts.fields.description, { exact: true })).not.toHaveAttribute('aria-invalid');
    expect(writes).toEqual([]);
  });
  await openEmptyForm(page);
  await test.step('The first field with an error has the focus', async () => {
    await titleField(page).fill('Filled');
    await subtitleField(page).fill('Filled');
    await saveButton(page).click();
    await expect(page.getByLabel(texts.fields.sector, { exact: true })).toBeFocused();
    await expect(page.getByLabel(texts.fields.sector, { exact: true })).toHaveAccessibleDescription(
      texts.problems.noSector,
    );
  });
  await openEmptyForm(page);
  await test.step('A title over the limit shows an error and keeps its text', async () => {
    await fillForm(page, 'Long');
    await titleField(page).fill('x'.repeat(limits.title + 1));
    await saveButton(page).click();
    const title = titleField(page);
    await expect(title).toHaveAccessibleDescription('Title: at most 160 characters.');
    await expect(title).toHaveValue('x'.repeat(limits.title + 1));
  });
  await openEmptyForm(page);
  await test.step('A corrected field loses its error and keeps the focus', async () => {
    await saveButton(page).click();
    await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true');
    await titleField(page).pressSequentially('Wind');
    await expect(titleField(page)).not.toHaveAttribute('aria-invalid');
    await expect(titleField(page)).toBeFocused();
    await expect(subtitleField(page)).toHaveAttribute('aria-invalid', 'true');
    await subtitleField(page).fill('In the south');
    await page.getByLabel(texts.fields.sector, { exact: true }).selectOption(texts.sectors.energy);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
