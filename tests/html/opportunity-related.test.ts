import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import { type Language, languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, textOf } from '../support/pages.ts';
import type { NewOpportunity } from '../support/sites/site-api.ts';
import { ownSiteTest as test } from '../support/sites/site-test.ts';
import { storedFile } from '../support/sites/stored-file.ts';

/** The section with related opportunities, if the page has one. */
function relatedIn(html: string, language: Language = 'en'): Element | undefined {
  const { document } = parseHTML(html);
  return all(document, 'section').find(
    (section) => textOf(section.querySelector('h2')) === dictionaryOf(language).opportunity.related,
  );
}

const titlesIn = (related: Element | undefined) => (related ? all(related, 'a').map(textOf) : []);

test('A page shows up to three published opportunities of its sector, then of its province', async ({
  api,
  createOpportunity,
}) => {
  const make = async (title: string, more: NewOpportunity) => (await createOpportunity({ title, ...more })).id;
  const id = await make('Lithium', { sector: 'mining', province: 'CAT', images: ['home/1.jpg'] });
  const translations = { zh: { title: '铜矿', subtitle: '在圣胡安省', description: '' } };
  const copper = await make('Copper', {
    ...{ sector: 'mining', province: 'SJU', investment: { from: 5_000_000 } },
    translations,
  });
  await make('Elsewhere', { sector: 'tourism', province: 'MEN' });
  await make('A draft', { sector: 'mining', status: 'draft' });
  await make('Solar park', { sector: 'energy', province: 'CAT' });
  const relatedOf = async (of: string, language: Language) =>
    relatedIn(await (await api.get(localizedPath(`/opportunity/${of}`, language))).text(), language);
  for (const language of languages) {
    expect(titlesIn(await relatedOf(id, language))).toEqual([language === 'zh' ? '铜矿' : 'Copper', 'Solar park']);
  }
  const related = await relatedOf(id, 'zh');
  const [first, second] = related ? all(related, 'li') : [];
  expect(textOf(first)).toContain('矿业·圣胡安省·500万美元');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(`/zh/opportunity/${copper}`);
  expect(textOf(second)).toContain('原文为英语');
  expect(titlesIn(await relatedOf(copper, 'zh'))).toEqual(['Lithium']);
});

test('A page is complete without related opportunities when the list cannot be read', async ({
  api,
  store,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'Lithium' });
  await createOpportunity({ title: 'Copper' });
  const response = () => api.get(`/opportunity/${id}`);
  expect(titlesIn(relatedIn(await (await response()).text()))).toEqual(['Copper']);

  // A file in place of the index folder makes the list unreadable, but not the opportunities.
  const records = dirname(await storedFile(store, id));
  const index = records.replace(/opportunities$/, 'opportunity-index');
  expect(index).not.toBe(records);
  await rm(index, { recursive: true, force: true });
  await writeFile(index, 'not a folder');
  const failing = await response();
  expect(failing.status()).toBe(200);
  const html = await failing.text();
  expect(textOf(parseHTML(html).document.querySelector('h1'))).toBe('Lithium');
  expect(relatedIn(html)).toBeUndefined();
  await rm(index);
  expect(titlesIn(relatedIn(await (await response()).text()))).toEqual(['Copper']);
});
