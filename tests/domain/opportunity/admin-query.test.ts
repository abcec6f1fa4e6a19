import { expect, test } from 'vitest';
import { adminQueries } from '#domain/opportunity/admin-query';
import { arbitraryAdminQuery } from '../../support/arbitrary/arbitrary-admin-list.ts';
import { fc } from '../../support/properties.ts';

test('A query of the administrators’ list survives being written to a URL and read back', () => {
  fc.assert(
    fc.property(arbitraryAdminQuery, (query) => {
      expect(adminQueries.read(adminQueries.search(query))).toEqual(query);
    }),
  );
});

test('Any URL is read as a valid query of the administrators’ list with one canonical URL', () => {
  const names = fc.constantFrom('q', 'sector', 'province', 'status', 'missing', 'unconfirmed', 'sort', 'page', 'x');
  const values = fc.oneof(fc.constantFrom('mining', 'SAL', 'draft', 'zh', '60', '-1', '1e9', '%E0%A4%A'), fc.string());
  const searches = fc
    .array(fc.tuple(names, values))
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);
  fc.assert(
    fc.property(searches, (search) => {
      const query = adminQueries.read(search);
      expect(adminQueries.read(adminQueries.search(query))).toEqual(query);
    }),
  );
});

test.each([
  ['', adminQueries.whole],
  ['?page=1&sort=newest&q=', adminQueries.whole],
  ['?sector=x&province=XX&status=erased&missing=all&unconfirmed=61&sort=worst&page=0', adminQueries.whole],
  ['?q=%20wind%20&unconfirmed=90&missing=zh', { ...adminQueries.whole, q: 'wind', unconfirmed: 90, missing: 'zh' }],
])('The list URL “%s” is read as the expected query', (search, query) => {
  expect(adminQueries.read(search)).toEqual(query);
});

test('Sort order and page do not count as filters; every other parameter does', () => {
  expect(adminQueries.isFiltered({ ...adminQueries.whole, sort: 'title', page: 4 })).toBe(false);
  expect(adminQueries.isFiltered({ ...adminQueries.whole, status: 'draft' })).toBe(true);
});
