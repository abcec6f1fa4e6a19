import { describe, expect, test } from 'vitest';
import { filtered, listPage, searchable } from '#domain/opportunity/list-page';
import { filters, refined, wholeList, without } from '#domain/opportunity/query';
import { subSectors } from '#domain/opportunity/sub-sector';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { arbitraryFilter, arbitraryList, arbitraryQuery } from '../../support/arbitrary/arbitrary-list.ts';
import { summary } from '../../support/opportunity-summary.ts';
import { fc } from '../../support/properties.ts';

const named = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, `name of ${key}`])) as Record<Key, string>;

const names = {
  sectorNames: named(sectorKeys),
  provinceNames: named(provinceCodes),
  factTexts: { subSectors: named(subSectors) },
};

const idsOf = (some: readonly { readonly opportunity: { readonly id: string } }[]) =>
  some.map(({ opportunity }) => opportunity.id);

describe('filters of the public list', () => {
  test('Filters find the same opportunities in any order', () => {
    fc.assert(
      fc.property(arbitraryList, arbitraryFilter, arbitraryFilter, (list, one, other) => {
        const all = searchable(list, names);
        const first = filtered(filtered(all, { ...wholeList, ...one }), { ...wholeList, ...other });
        const last = filtered(filtered(all, { ...wholeList, ...other }), { ...wholeList, ...one });
        expect(idsOf(first)).toEqual(idsOf(last));
      }),
    );
  });

  test('An additional filter never adds opportunities to the public list', () => {
    fc.assert(
      fc.property(arbitraryList, arbitraryQuery, fc.constantFrom(...filters), (list, query, filter) => {
        const all = searchable(list, names);
        const wider = idsOf(filtered(all, without(query, filter)));
        for (const id of idsOf(filtered(all, query))) expect(wider).toContain(id);
      }),
    );
  });

  test('A filter by sum finds overlapping ranges, and no opportunity without a sum', () => {
    const list = [
      summary({ id: 'small', investment: { from: 2_000_000 } }),
      summary({ id: 'range', investment: { from: 5_000_000, to: 20_000_000 } }),
      summary({ id: 'large', investment: { from: 50_000_000 } }),
      summary({ id: 'unknown' }),
    ];
    const found = (from: number | null, to: number | null) =>
      idsOf(filtered(searchable(list, names), { ...wholeList, from, to }));
    expect(found(10_000_000, null)).toEqual(['range', 'large']);
    expect(found(null, 5_000_000)).toEqual(['small', 'range']);
    expect(found(6_000_000, 10_000_000)).toEqual(['range']);
    expect(found(null, null)).toHaveLength(4);
  });

  test('A search by words also finds the names of sector and province', () => {
    const list = [summary({ id: 'here', sector: 'mining', province: 'SAL' }), summary({ id: 'there' })];
    expect(idsOf(filtered(searchable(list, names), { ...wholeList, q: 'SAL mining' }))).toEqual(['here']);
  });
});

describe('pages of the public list', () => {
  test('The pages contain each opportunity that was found once, eight on each but the last', () => {
    fc.assert(
      fc.property(arbitraryList, arbitraryQuery, (list, query) => {
        const all = searchable(list, names);
        const { pages, found } = listPage(all, query, 'en');
        const shown = Array.from(
          { length: pages },
          (_, index) => listPage(all, { ...query, page: index + 1 }, 'en').shown,
        );
        for (const page of shown.slice(0, -1)) expect(page).toHaveLength(8);
        expect(shown.at(-1)?.length).toBeLessThanOrEqual(8);
        expect(
          shown
            .flat()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(idsOf(filtered(all, query)).sort());
        expect(shown.flat()).toHaveLength(found);
      }),
    );
  });

  test('The list can be sorted by title or by largest sum, with the same opportunities', () => {
    const list = [
      summary({ title: 'Wind 10', investment: { from: 1 } }),
      summary({ title: 'Árbol', investment: { from: 3, to: 9 } }),
      summary({ title: 'wind 9' }),
      summary({ title: 'Zinc', investment: { from: 5 } }),
    ];
    const titles = (sort: 'newest' | 'title' | 'size') =>
      listPage(searchable(list, names), { ...wholeList, sort }, 'es').shown.map(({ title }) => title);
    expect(titles('newest')).toEqual(['Wind 10', 'Árbol', 'wind 9', 'Zinc']);
    expect(titles('title')).toEqual(['Árbol', 'wind 9', 'Wind 10', 'Zinc']);
    expect(titles('size')).toEqual(['Árbol', 'Zinc', 'Wind 10', 'wind 9']);
  });
});

test('The count beside a filter option equals the number of opportunities it finds', () => {
  fc.assert(
    fc.property(arbitraryList, arbitraryQuery, (list, query) => {
      const all = searchable(list, names);
      const { facets } = listPage(all, query, 'en');
      for (const key of ['sector', 'province', 'stage', 'seeking'] as const) {
        for (const [choice, count] of Object.entries(facets[key])) {
          expect(filtered(all, refined(query, { [key]: choice }))).toHaveLength(count);
        }
      }
    }),
  );
});
