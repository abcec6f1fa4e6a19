import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveButton, subtitleField, titleField } from '../../../support/admin/form.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

test.beforeEach(({ login }) => login());

test('A text written in Spanish is marked as Spanish wherever it is shown', async ({ page, api, token }) => {
  await page.goto('/admin/upload');
  const language = page.getByLabel(texts.fields.language, { exact: true });
  await expect(language).toHaveValue('en');
  await titleField(page).fill('Bodega en Cafayate');
  await subtitleField(page).fill('Doscientas hectáreas');
  await page.getByLabel(texts.fields.sector, { exact: true }).selectOption(texts.sectors.vineyards);
  await page.getByLabel(texts.fields.description, { exact: true }).fill('Con agua propia.');
  await language.selectOption('Español');
  await expect(titleField(page)).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(language).toHaveValue('es');
  const saving = page.waitForResponse('**/api/opportunities/save');
  await saveButton(page).click();
  const { id } = await (await saving).json();
  await page.getByRole('button', { name: texts.toasts.close }).click();
  await expect(language).toHaveValue('en');

  await page.goto('/opportunities/vineyards');
  await expect(page.getByRole('heading', { name: 'Bodega en Cafayate' })).toHaveAttribute('lang', 'es');
  await page.goto(`/opportunity/${id}`);
  await expect(page.getByRole('heading', { name: 'Bodega en Cafayate' })).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Doscientas hectáreas', { exact: true })).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Con agua propia.', { exact: true })).toHaveAttribute('lang', 'es');
  const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const described = structured['@graph'].find((part: { '@type': string }) => part['@type'] === 'WebPage');
  expect(described).toMatchObject({ name: 'Bodega en Cafayate', inLanguage: 'es' });

  await page.goto(`/admin/edit/${id}`);
  await expect(language).toHaveValue('es');
  await titleField(page).fill('Bodega en Molinos');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/manager');
  await page.goto(`/opportunity/${id}`);
  await expect(page.getByRole('heading', { name: 'Bodega en Molinos' })).toHaveAttribute('lang', 'es');
  await deleteOne(api, token, id);
});
