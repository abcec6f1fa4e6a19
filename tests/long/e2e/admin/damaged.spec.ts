import { readFile, writeFile } from 'node:fs/promises';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect, test } from '../../../support/fixtures.ts';
import { storedFile } from '../../../support/sites/stored-file.ts';

test.use({ ownSite: true });

test('A damaged record is listed above the others, exported as stored, and deleted after confirmation', async ({
  page,
  store,
  login,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const { id } = await createOpportunity({ title: 'About to be damaged' });
  await createOpportunity({ title: 'Still whole' });
  await writeFile(await storedFile(store, id), 'cut short');
  await login();
  await page.goto('/admin/manager');
  await expect(page.getByRole('listitem').filter({ hasText: 'Still whole' })).toBeVisible();
  await expect(page.getByText('About to be damaged')).toHaveCount(0);
  const row = page.getByRole('list', { name: texts.damaged.title }).getByRole('listitem');
  await expect(row).toContainText(`${id}, 9 bytes`);

  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: `Export ${id}` }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('cut short');

  const remove = row.getByRole('button', { name: `Delete ${id}` });
  const dialog = page.getByRole('alertdialog', { name: texts.damaged.question });
  await remove.click();
  await expect(dialog).toContainText(`${id}, 9 bytes`);
  await dialog.getByRole('button', { name: texts.deletion.cancel }).click();
  await expect(remove).toBeFocused();

  await remove.click();
  await page.route('**/api/opportunities/delete/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: texts.deletion.confirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts.deletion.failed);
  await dialog.getByRole('button', { name: texts.deletion.confirm }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Still whole' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
