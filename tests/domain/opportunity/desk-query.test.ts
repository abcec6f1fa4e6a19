import { expect, test } from 'vitest';
import { isFiltered, readDeskQuery, searchOfDeskQuery, wholeDesk } from '#domain/opportunity/desk-query';
import { arbitraryDeskQuery } from '../../support/arbitrary-desk.ts';
import { fc } from '../../support/properties.ts';

test('A query of the administrators’ list survives being written to a URL and read back', () => {
  fc.assert(
    fc.property(arbitraryDeskQuery, (query) => {
      expect(readDeskQuery(searchOfDeskQuery(query))).toEqual(query);
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
      const query = readDeskQuery(search);
      expect(readDeskQuery(searchOfDeskQuery(query))).toEqual(query);
    }),
  );
});

test.each([
  ['', wholeDesk],
  ['?page=1&sort=newest&q=', wholeDesk],
  ['?sector=x&province=XX&status=erased&missing=all&unconfirmed=61&sort=worst&page=0', wholeDesk],
  ['?q=%20wind%20&unconfirmed=90&missing=zh', { ...wholeDesk, q: 'wind', unconfirmed: 90, missing: 'zh' }],
])('The list URL “%s” is read as the expected query', (search, query) => {
  expect(readDeskQuery(search)).toEqual(query);
});

test('Sort order and page do not count as filters; every other parameter does', () => {
  expect(isFiltered({ ...wholeDesk, sort: 'title', page: 4 })).toBe(false);
  expect(isFiltered({ ...wholeDesk, status: 'draft' })).toBe(true);
});
