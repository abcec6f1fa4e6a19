import { describe, expect, test } from 'vitest';
import { adminEntries, adminPage, countFigure, figureQueries, foundBy } from '#domain/opportunity/admin-list';
import { type AdminQuery, adminQueries } from '#domain/opportunity/admin-query';
import { emptyContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { subSectors } from '#domain/opportunity/sub-sector';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { arbitraryAdminList, arbitraryAdminQuery, listToday } from '../../support/arbitrary/arbitrary-admin-list.ts';
import { fc, tries } from '../../support/properties.ts';

const named = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, `name of ${key}`])) as Record<Key, string>;
const entriesOf = (list: readonly Opportunity[]) =>
  adminEntries(list, {
    sectorNames: named(sectorKeys),
    provinceNames: named(provinceCodes),
    factTexts: { subSectors: named(subSectors) },
  });
const idsOf = (list: readonly Opportunity[]) => list.map(({ id }) => id);
const pageOf = (list: readonly Opportunity[], query: AdminQuery) => adminPage(entriesOf(list), query, listToday, 'en');

const day = '2026-05-30T12:00:00.000Z';
function one(wanted: Partial<Opportunity>): Opportunity {
  return { ...emptyContent, id: 'some', title: 'Wind', version: 1, createdAt: day, updatedAt: day, ...wanted };
}
const finds = (wanted: Partial<Opportunity>, query: Partial<AdminQuery>) =>
  foundBy(entriesOf([one(wanted)]), { ...adminQueries.whole, ...query }, listToday).length === 1;

describe('pages of the administrators’ list', () => {
  test('The pages contain each opportunity that was found once, at most fifty per page, in every sort order', () => {
    fc.assert(
      fc.property(arbitraryAdminList, arbitraryAdminQuery, (list, query) => {
        const { pages, found } = pageOf(list, query);
        const shown = Array.from({ length: pages }, (_, index) => pageOf(list, { ...query, page: index + 1 }).shown);
        for (const page of shown) expect(page.length).toBeLessThanOrEqual(50);
        expect(idsOf(shown.flat())).toEqual(idsOf(found));
        expect(idsOf(found).sort()).toEqual(idsOf(foundBy(entriesOf(list), query, listToday)).sort());
      }),
      { numRuns: tries(40) },
    );
  });

  test('A request for a page beyond the last one gets the last page', () => {
    const list = Array.from({ length: 51 }, (_, index) => one({ id: `${index}` }));
    expect(pageOf(list, { ...adminQueries.whole, page: 9 })).toMatchObject({
      page: 2,
      pages: 2,
      shown: [{ id: '50' }],
    });
  });
});

test('An additional filter never adds opportunities to the result', () => {
  const filters = ['q', 'sector', 'province', 'status', 'missing', 'unconfirmed'] as const;
  fc.assert(
    fc.property(arbitraryAdminList, arbitraryAdminQuery, fc.constantFrom(...filters), (list, query, filter) => {
      const all = entriesOf(list);
      const wider = idsOf(foundBy(all, { ...query, [filter]: adminQueries.whole[filter] }, listToday));
      for (const id of idsOf(foundBy(all, query, listToday))) expect(wider).toContain(id);
    }),
    { numRuns: tries(40) },
  );
});

test('Every figure equals the number of opportunities in its list', () => {
  fc.assert(
    fc.property(arbitraryAdminList, (list) => {
      const all = entriesOf(list);
      for (const figure of ['published', 'draft', 'unconfirmed60', 'unconfirmed90', 'picture'] as const) {
        const { found } = adminPage(all, figureQueries[figure], listToday, 'es');
        expect(found).toHaveLength(countFigure(all, figure, listToday));
      }
      expect(countFigure(all, 'published', listToday) + countFigure(all, 'draft', listToday)).toBe(list.length);
      expect(countFigure(all, 'unconfirmed90', listToday)).toBeLessThanOrEqual(
        countFigure(all, 'unconfirmed60', listToday),
      );
    }),
    { numRuns: tries(40) },
  );
});

describe('searches of the administrators’ list', () => {
  const translations = { zh: { title: '盐湖提锂', subtitle: '阿根廷', description: '' } };
  test.each([
    ['the beginning of a word of the title, without accents', { title: 'Árboles del Sur' }, 'arb', true],
    ['a word of the subtitle', { subtitle: 'Near Bahía Blanca' }, 'bahia', true],
    ['a translated title', { translations }, '锂', true],
    ['the names of sector and province', { sector: 'mining', province: 'SAL' }, 'mining sal', true],
    ['no middle of a word', { title: 'Lithium' }, 'thium', false],
    ['no description', { description: 'secret' }, 'secret', false],
  ] as const)('The administrators’ search matches as expected: %s', (_, wanted, q, found) => {
    expect(finds(wanted, { q })).toBe(found);
  });
});

describe('the filter for missing content', () => {
  const texts = { title: 'T', subtitle: 'S', description: '' };
  const facts = {
    province: 'SAL',
    investment: { from: 1 },
    stage: 'idea',
    seeking: ['equity' as const],
    confirmedOn: '2026-05-01',
  } as const;

  test('The filter for missing translations finds a language without any text', () => {
    const translated = { language: 'es', translations: { en: texts } } as const;
    expect(finds(translated, { missing: 'zh' })).toBe(true);
    expect(finds(translated, { missing: 'es' })).toBe(false);
    expect(finds(translated, { missing: 'en' })).toBe(false);
    expect(finds(translated, { missing: 'translation' })).toBe(true);
    expect(finds({ ...translated, translations: { en: texts, zh: texts } }, { missing: 'translation' })).toBe(false);
  });

  test('The filter for missing content finds a missing image and a missing key fact', () => {
    expect(finds({}, { missing: 'picture' })).toBe(true);
    expect(finds({ imageURL: [`${'a'.repeat(32)}.webp`] }, { missing: 'picture' })).toBe(false);
    expect(finds({ ...facts, seeking: [...facts.seeking] }, { missing: 'fact' })).toBe(false);
    const { stage: _, ...others } = facts;
    expect(finds({ ...others, seeking: [...others.seeking] }, { missing: 'fact' })).toBe(true);
  });
});

test.each([
  ['2026-04-02', false, false],
  ['2026-04-01', true, false],
  ['2026-03-03', true, false],
  ['2026-03-02', true, true],
  [undefined, false, false],
])('An opportunity confirmed on %s is unconfirmed for 60 days: %s; for 90 days: %s', (confirmedOn, sixty, ninety) => {
  const wanted = confirmedOn === undefined ? {} : { confirmedOn };
  expect(finds(wanted, { unconfirmed: 60 })).toBe(sixty);
  expect(finds(wanted, { unconfirmed: 90 })).toBe(ninety);
});

test('An opportunity that was never confirmed counts from its creation', () => {
  expect(finds({ createdAt: '2026-01-01T00:00:00.000Z' }, { unconfirmed: 90 })).toBe(true);
});

test('The list has the requested order, and newest first among equals', () => {
  const list = [
    one({ id: 'c', title: 'Álamo', updatedAt: '2026-05-03T00:00:00.000Z', deadline: '2026-09-01' }),
    one({ id: 'b', title: 'Zinc', updatedAt: '2026-05-09T00:00:00.000Z', status: 'draft', deadline: '2026-07-01' }),
    one({ id: 'a', title: 'Bosque 10', updatedAt: '2026-05-01T00:00:00.000Z' }),
    one({ id: '0', title: 'Bosque 9', updatedAt: '2026-05-01T00:00:00.000Z' }),
  ];
  const order = (sort: AdminQuery['sort']) => idsOf(pageOf(list, { ...adminQueries.whole, sort }).shown).join('');
  expect(order('newest')).toBe('cba0');
  expect(order('changed')).toBe('bca0');
  expect(order('title')).toBe('c0ab');
  expect(order('status')).toBe('bca0');
  expect(order('deadline')).toBe('bca0');
});
