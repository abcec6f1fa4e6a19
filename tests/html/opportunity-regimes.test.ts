import { expect } from 'vitest';
import { type Language, languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { sumText } from '../../src/i18n/money.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import { test } from '../support/site-test.ts';

const openPage = async (id: string, language: Language = 'en') =>
  (await fetchPage(`/opportunity/${id}`, language)).document;

/** The section under a heading of the second level. */
const sectionOf = (document: Document, title: string) =>
  all(document, 'main section').find((section) => textOf(section.querySelector('h2')) === title);

const minimumIn = (language: Language) => sumText(200_000_000, language);

/** The check of one regime. */
const checkOf = (document: Document, key: string) =>
  textOf(all(document, 'main li').find((item) => item.querySelector(`h3 a[href$="/incentives/${key}"]`)));
const regimesOf = (document: Document) =>
  attributes(document, 'main h3 a[href*="/incentives/"]', 'href').map((href) => href.split('/').at(-1));
const inWords = (text: string) => text.replaceAll('\u00a0', ' ');

test('A project that reaches the threshold of RIGI is shown so, with the regime’s last day, as a check', async ({
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ sector: 'mining', province: 'SJU', investment: { from: 240_000_000 } });
  for (const language of languages) {
    const { incentives } = dictionaryOf(language);
    const { checks } = incentives;
    const document = await openPage(id, language);
    const section = textOf(sectionOf(document, incentives.concern));
    expect(section).toContain(checks.intro);
    expect(regimesOf(document)).toEqual(['rigi', 'rimi', 'mining']);
    expect(inWords(checkOf(document, 'rigi'))).toContain(inWords(fill(checks.met, { sum: minimumIn(language) })));
    expect(checkOf(document, 'rigi')).toContain('2027');
    expect(checkOf(document, 'mining')).toContain(incentives.noMinimum);
    expect(section).not.toContain(checks.tooSmall);
    expect(attributes(document, 'main h3 a[href*="/incentives/"]', 'href')[0]).toBe(
      localizedPath('/incentives/rigi', language),
    );
  }
});

test('A smaller project is shown how far below a threshold it stays, in US dollars', async ({ createOpportunity }) => {
  const { id } = await createOpportunity({
    sector: 'energy',
    province: 'NEU',
    investment: { from: 86_000_000, to: 250_000_000 },
  });
  for (const language of languages) {
    const { checks } = dictionaryOf(language).incentives;
    const document = await openPage(id, language);
    const rigi = inWords(checkOf(document, 'rigi'));
    const short = (sum: number, missing: number) =>
      inWords(fill(checks.missed, { sum: sumText(sum, language), missing: sumText(missing, language) }));
    expect(rigi).toContain(inWords(fill(checks.partlyMet, { sum: minimumIn(language) })));
    expect(rigi).toContain(short(300_000_000, 50_000_000));
    expect(rigi).toContain(short(600_000_000, 350_000_000));
    // The regime has ended.
    const [before = '', after = ''] = checks.ended.split('{date}');
    const renewables = checkOf(document, 'renewables');
    for (const part of [before, after, '2025']) expect(renewables).toContain(part.trim());
  }
});

test('A project that is too small for a regime is shown so, one without a sum the threshold', async ({
  createOpportunity,
}) => {
  const unstated = await createOpportunity({ sector: 'tourism' });
  const small = await createOpportunity({ sector: 'tourism', investment: { from: 29_000_000 } });
  for (const language of languages) {
    const { checks } = dictionaryOf(language).incentives;
    expect(inWords(checkOf(await openPage(unstated.id, language), 'rigi'))).toContain(
      inWords(fill(checks.unstated, { sum: minimumIn(language) })),
    );
    const document = await openPage(small.id, language);
    expect(checkOf(document, 'rigi')).toContain(checks.tooSmall);
    expect(checkOf(document, 'rimi')).not.toContain(checks.tooSmall);
  }
});

test('A regime whose threshold is missed comes last', async ({ createOpportunity }) => {
  const { id } = await createOpportunity({ sector: 'mining', province: 'SJU', investment: { from: 29_000_000 } });
  expect(regimesOf(await openPage(id))).toEqual(['rimi', 'mining', 'rigi']);
});

test('A regime of some provinces is shown for projects there alone', async ({ createOpportunity }) => {
  const onTheIsland = await createOpportunity({ sector: 'industrial', province: 'TDF' });
  expect(regimesOf(await openPage(onTheIsland.id))).toContain('tierra-del-fuego');
  const elsewhere = await createOpportunity({ sector: 'industrial', province: 'TUC' });
  expect(regimesOf(await openPage(elsewhere.id))).toEqual(['rigi', 'rimi', 'forestry', 'biotechnology']);
});
