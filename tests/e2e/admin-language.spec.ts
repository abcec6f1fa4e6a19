import { expect, test } from '../support/fixtures.ts';
import { deleteOne } from '../support/site-api.ts';

test.beforeEach(({ login }) => login());

test('what is written in Spanish is marked as Spanish wherever it is shown, and edited as Spanish', async ({
  page,
  api,
  token,
}) => {
  await page.goto('/admin/upload');
  const language = page.getByLabel('Language of the text', { exact: true });
  await expect(language).toHaveValue('en');
  await page.getByLabel('Title', { exact: true }).fill('Bodega en Cafayate');
  await page.getByLabel('Subtitle', { exact: true }).fill('Doscientas hectáreas');
  await page.getByLabel('Sector', { exact: true }).selectOption('Vineyards');
  await page.getByLabel('Description', { exact: true }).fill('Con agua propia.');
  await language.selectOption('Español');
  await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(language).toHaveValue('es');
  const saving = page.waitForResponse('**/api/opportunities/save');
  await page.getByRole('button', { name: 'Save' }).click();
  const { id } = await (await saving).json();
  await page.getByRole('button', { name: 'Close' }).click();
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
  await page.getByLabel('Title', { exact: true }).fill('Bodega en Molinos');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/manager');
  await page.goto(`/opportunity/${id}`);
  await expect(page.getByRole('heading', { name: 'Bodega en Molinos' })).toHaveAttribute('lang', 'es');
  await deleteOne(api, token, id);
});

test('a changed language is compared like every other field', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { id, title, subtitle, sector } = await createOpportunity({ title: 'Whose language' });
  await page.goto(`/admin/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Whose language is it');
  const headers = { Authorization: `Bearer ${token}` };
  await api.post('/api/opportunities/save', { headers, data: { id, title, subtitle, sector, language: 'zh' } });
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Language of the text/ });
  await expect(row).toContainText('English');
  await expect(row).toContainText('中文');
});
