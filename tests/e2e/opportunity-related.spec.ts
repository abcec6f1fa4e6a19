import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedFile } from '../support/stored-file.ts';

test.use({ ownSite: true });

test('a page shows up to three published opportunities of its sector, then of its province', async ({
  page,
  createOpportunity,
}) => {
  const make = async (title: string, more: Parameters<typeof createOpportunity>[0]) =>
    (await createOpportunity({ title, ...more })).id;
  const id = await make('Lithium', { sector: 'mining', province: 'CAT', images: ['home/1.jpg'] });
  const translations = { zh: { title: '铜矿', subtitle: '在圣胡安省', description: '' } };
  await make('Copper', { sector: 'mining', province: 'SJU', investment: { from: 5_000_000 }, translations });
  await make('Elsewhere', { sector: 'tourism', province: 'MEN' });
  await make('A draft', { sector: 'mining', status: 'draft' });
  await make('Solar park', { sector: 'energy', province: 'CAT' });
  for (const language of languages) {
    const { opportunity: texts } = dictionaryOf(language);
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    const related = page.getByRole('region', { name: texts.related });
    const copper = language === 'zh' ? '铜矿' : 'Copper';
    await expect(related.getByRole('link')).toHaveText([copper, 'Solar park']);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  const related = page.getByRole('region', { name: dictionaryOf('zh').opportunity.related });
  await expect(related.getByRole('listitem').first()).toContainText('矿业·圣胡安省·500万美元');
  await expect(related.getByRole('listitem').nth(1)).toContainText('原文为英语');
  await related.getByRole('link', { name: '铜矿' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('铜矿');
  await expect(related.getByRole('link')).toHaveText(['Lithium']);
});

test('a page stands without related ones where they cannot be listed', async ({ page, store, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Lithium' });
  await createOpportunity({ title: 'Copper' });
  await page.goto(`/opportunity/${id}`);
  const related = page.getByRole('region', { name: 'Related opportunities' });
  await expect(related.getByRole('link')).toHaveText(['Copper']);

  // The list cannot be read where the folder of its index is none; the opportunities themselves can.
  const records = dirname(await storedFile(store, id));
  const index = records.replace(/opportunities$/, 'opportunity-index');
  expect(index).not.toBe(records);
  await rm(index, { recursive: true, force: true });
  await writeFile(index, 'not a folder');
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lithium');
  await expect(related).toHaveCount(0);
  await rm(index);
  await page.reload();
  await expect(related).toBeVisible();
});
