import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveButton, titleField } from '../../support/admin/form.ts';
import { pictureName } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('An edit is saved, reported on the list, and shown when opened again', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Before the edit', images: ['home/1.jpg', 'home/2.jpg'] });
  await page.goto(`/admin/edit/${id}`);
  const title = titleField(page);
  await expect(title).toHaveValue('Before the edit');
  await expect(page.getByLabel(texts.fields.sector, { exact: true })).toHaveValue('energy');
  await title.fill('After the edit');
  await page.getByRole('button', { name: `${texts.images.remove}: ${pictureName(1)}` }).click();
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/manager');
  const message = page.getByRole('status').filter({ hasText: texts.toasts.updated });
  await expect(message.getByText(texts.toasts.updated, { exact: true })).toBeVisible();
  await expect(message).toContainText('After the edit');
  await expect(page.getByText(texts.list.unsaved)).toBeHidden();
  await page.getByRole('link', { name: `${texts.list.edit} After the edit` }).click();
  await expect(title).toHaveValue('After the edit');
  await expect(page.getByRole('img', { name: /picture/ })).toHaveCount(1);
});
