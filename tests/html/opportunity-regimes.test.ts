import { expect } from 'vitest';
import { type Language, languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { sumText } from '../../src/i18n/money.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

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

test('A project that reaches the RIGI threshold is shown so, with the regime’s last day', async ({
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

test('No sum is called reached or missed where the kind of project or the size of the firm decides', async ({
  createOpportunity,
}) => {
  const regimes = { energy: ['rigi', 'rimi'], 'real-state': ['rigi'], mining: ['rimi'] } as const;
  for (const sector of ['energy', 'real-state', 'mining'] as const) {
    const { id } = await createOpportunity({ sector, province: 'NEU', investment: { from: 232_000_000 } });
    for (const language of languages) {
      const { checks } = dictionaryOf(language).incentives;
      const document = await openPage(id, language);
      // The longest fixed part of each comparison's text.
      const compared = [checks.met, checks.partlyMet, checks.missed].map(
        (text) => text.split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)[0] ?? text,
      );
      for (const key of regimes[sector]) {
        const check = checkOf(document, key);
        expect(check).toContain(key === 'rigi' ? checks.dependsOnProject : checks.dependsOnSize);
        expect(check).not.toContain(key === 'rigi' ? checks.dependsOnSize : checks.dependsOnProject);
        expect(compared.filter((words) => check.includes(words))).toEqual([]);
        expect(check).not.toContain(checks.tooSmall);
      }
    }
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

test('A sum below every minimum is called too small, and without a sum the minimum is shown', async ({
  createOpportunity,
}) => {
  const unstated = await createOpportunity({ sector: 'mining' });
  const small = await createOpportunity({ sector: 'mining', investment: { from: 29_000_000 } });
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

test('A regime of some provinces is shown only for projects there', async ({ createOpportunity }) => {
  const onTheIsland = await createOpportunity({ sector: 'industrial', province: 'TDF' });
  expect(regimesOf(await openPage(onTheIsland.id))).toContain('tierra-del-fuego');
  const elsewhere = await createOpportunity({ sector: 'industrial', province: 'TUC' });
  expect(regimesOf(await openPage(elsewhere.id))).toEqual(['rigi', 'rimi', 'forestry', 'biotechnology']);
});
