import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.ts';
import { storedFile } from '../../support/sites/stored-file.ts';

test.use({ ownSite: true });

test('An opportunity that cannot be read shows its loader and a message, and appears once it can be read', async ({
  page,
  store,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/503/);
  const { id } = await createOpportunity({ title: 'Read in the end' });
  const file = await storedFile(store, id);
  const record = await readFile(file);
  await writeFile(file, 'cut short');

  const response = await page.goto(`/es/opportunity/${id}`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByText('No se pudo cargar esta oportunidad. Seguimos intentando.')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);

  await writeFile(file, record);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read in the end');
});
