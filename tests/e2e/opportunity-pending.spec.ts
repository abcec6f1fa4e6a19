import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';

test.use({ ownSite: true });

/** The file that the local store keeps a record in. */
async function fileOf(store: string, id: string): Promise<string> {
  const files = await readdir(join(store, 'entries'), { recursive: true });
  const file = files.find((path) => path.endsWith(id));
  if (!file) throw new Error(`The store has no file for ${id}`);
  return join(store, 'entries', file);
}

test('an opportunity that cannot be read shows its loader, says so, and then fills itself', async ({
  page,
  store,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/503/);
  const { id } = await createOpportunity({ title: 'Read in the end' });
  const file = await fileOf(store, id);
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
