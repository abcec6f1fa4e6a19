import { expect } from 'vitest';
import { type Language, languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

const openPage = async (id: string, language: Language = 'en') =>
  (await fetchPage(`/opportunity/${id}`, language)).document;

/** The section under a heading of the second level. */
const sectionOf = (document: Document, title: string) =>
  all(document, 'main section').find((section) => textOf(section.querySelector('h2')) === title);

/** The check of one regime. */
const checkOf = (document: Document, key: string) =>
  textOf(all(document, 'main li').find((item) => item.querySelector(`h3 a[href$="/incentives/${key}"]`)));
const regimesOf = (document: Document) =>
  attributes(document, 'main h3 a[href*="/incentives/"]', 'href').map((href) => href.split('/').at(-1));

test('The regimes that may apply are listed, each with its last day', async ({ createOpportunity }) => {
  const { id } = await createOpportunity({ sector: 'mining', province: 'SJU', investment: { from: 240_000_000 } });
  for (const language of languages) {
    const { incentives } = dictionaryOf(language);
    const document = await openPage(id, language);
    expect(textOf(sectionOf(document, incentives.concern))).toContain(incentives.checks.intro);
    expect(attributes(document, 'main h3 a[href*="/incentives/"]', 'href')[0]).toBe(
      localizedPath('/incentives/rigi', language),
    );
    expect(regimesOf(document)).toEqual(['rigi', 'rimi', 'knowledge-economy', 'mining']);
    expect(checkOf(document, 'rigi')).toContain('2027');
    expect(checkOf(document, 'mining')).toContain(incentives.noMinimum);
  }
});

test('An unknown fact that decides is named', async ({ createOpportunity }) => {
  const { id } = await createOpportunity({ sector: 'energy', province: 'NEU', investment: { from: 232_000_000 } });
  for (const language of languages) {
    const { checks } = dictionaryOf(language).incentives;
    const document = await openPage(id, language);
    expect(checkOf(document, 'rigi')).toContain(checks.facts.subSector);
    expect(checkOf(document, 'rimi')).toContain(checks.facts.firmSize);
    expect(checkOf(document, 'rimi')).not.toContain(checks.facts.totalCost);
  }
});

test('A regime that has ended shows its end date', async ({ createOpportunity }) => {
  const { id } = await createOpportunity({ sector: 'energy', province: 'NEU' });
  for (const language of languages) {
    const { checks } = dictionaryOf(language).incentives;
    const [before = '', after = ''] = checks.ended.split('{date}');
    const renewables = checkOf(await openPage(id, language), 'renewables');
    for (const part of [before, after, '2025']) expect(renewables).toContain(part.trim());
  }
});

test('A regime of some provinces is shown only for projects there, or where the province is unknown', async ({
  createOpportunity,
}) => {
  const onTheIsland = await createOpportunity({ sector: 'industrial', province: 'TDF' });
  expect(regimesOf(await openPage(onTheIsland.id))).toContain('tierra-del-fuego');
  const elsewhere = await createOpportunity({ sector: 'industrial', province: 'TUC' });
  expect(regimesOf(await openPage(elsewhere.id))).not.toContain('tierra-del-fuego');
  const unknown = await createOpportunity({ sector: 'industrial' });
  expect(checkOf(await openPage(unknown.id), 'tierra-del-fuego')).toContain(
    dictionaryOf('en').incentives.checks.facts.province,
  );
});

test('Activity, total cost and size of firm of a project decide its regimes', async ({ createOpportunity }) => {
  const wind = await createOpportunity({
    ...{ sector: 'energy', subSector: 'wind', province: 'BSAS' },
    ...{ totalCost: 232_000_000, firmSize: 'large' },
  });
  const document = await openPage(wind.id);
  expect(regimesOf(document)).toEqual(['rigi', 'renewables']);
  expect(checkOf(document, 'rigi').replaceAll('\u00a0', ' ')).toContain('US$200 million: the total cost meets it');
  expect(attributes(document, 'main a[href*="/your-project/answer"]', 'href')).toEqual([
    '/your-project/answer?activity=energy.wind&province=BSAS&size=large&cost=232',
  ]);
  const housing = await createOpportunity({ sector: 'real-state', subSector: 'housing', province: 'CABA' });
  const plain = await openPage(housing.id);
  expect(regimesOf(plain)).toEqual([]);
  expect(attributes(plain, 'main a[href*="/your-project/answer"]', 'href')).toEqual([]);
});
