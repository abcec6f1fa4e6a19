import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import {
  idsInQuery,
  isFull,
  mergedShortlists,
  pathWithIds,
  readIds,
  toggled,
  writeIds,
} from '#domain/opportunity/shortlist';
import { fc } from '../../support/properties.ts';

const shortlists = fc.uniqueArray(fc.uuid(), { maxLength: limits.shortlist });
const [one = '', two = '', three = ''] = [1, 2, 3].map((digit) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`);

describe('ids in a URL', () => {
  test('Ids survive being written to a URL and read back, whatever its path', () => {
    fc.assert(
      fc.property(
        shortlists,
        fc.constantFrom('/shortlist', '/zh/contact'),
        fc.constantFrom('ids', 'about'),
        (ids, path, key) => {
          const url = new URL(pathWithIds(path, key, ids), 'https://example.com');
          expect(url.pathname).toBe(path);
          expect(idsInQuery(url.search, key)).toEqual(ids.length > 0 ? { ids, hasMore: false } : undefined);
        },
      ),
    );
  });

  test('The ids of a URL are valid, unique and no more than a shortlist holds', () => {
    const part = fc.oneof(fc.uuid(), fc.string(), fc.constantFrom(one, two, one.toUpperCase(), '%E0%A4%A', '<b>', ''));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const { ids, hasMore } = readIds(parts.join(','));
        expect(ids.length).toBeLessThanOrEqual(limits.shortlist);
        expect(new Set(ids).size).toBe(ids.length);
        expect(readIds(writeIds(ids))).toEqual({ ids, hasMore: false });
        expect(hasMore).toBe(
          parts
            .join(',')
            .split(',')
            .some((text) => text !== '' && !ids.includes(text)),
        );
      }),
    );
  });

  test.each([
    ['', undefined],
    ['?ids=', undefined],
    ['?ids=,,', undefined],
    ['?other=1', undefined],
    ['?ids=nonsense', { ids: [], hasMore: true }],
    [`?ids=${one},,${one}`, { ids: [one], hasMore: false }],
    [`?ids=${one}%2C${two}`, { ids: [one, two], hasMore: false }],
    [`?ids=${one}&ids=${two}`, { ids: [one, two], hasMore: false }],
    [`?ids=${two},x,${one}`, { ids: [two, one], hasMore: true }],
  ])('The query “%s” is read as the expected ids', (search, named) => {
    expect(idsInQuery(search, 'ids')).toEqual(named);
  });
});

describe('shortlists', () => {
  test('An opportunity is added at the end of a shortlist and can be removed again', () => {
    expect(toggled([one], two)).toEqual([one, two]);
    expect(toggled([one, two], one)).toEqual([two]);
  });

  test('A full shortlist accepts no further opportunity and can still be emptied', () => {
    const full = fc.uniqueArray(fc.uuid(), { minLength: limits.shortlist, maxLength: limits.shortlist });
    fc.assert(
      fc.property(full, fc.uuid(), (ids, id) => {
        fc.pre(!ids.includes(id));
        expect(isFull(ids)).toBe(true);
        expect(toggled(ids, id)).toEqual(ids);
        expect(isFull(toggled(ids, ids[0] ?? ''))).toBe(false);
      }),
    );
  });

  test('Two shortlists are joined in order, each id once, up to the limit', () => {
    expect(mergedShortlists([one, two], [three, one])).toEqual([one, two, three]);
    fc.assert(
      fc.property(shortlists, shortlists, (first, second) => {
        expect(mergedShortlists(first, second).slice(0, first.length)).toEqual(first);
        expect(mergedShortlists(first, second).length).toBeLessThanOrEqual(limits.shortlist);
      }),
    );
  });
});
