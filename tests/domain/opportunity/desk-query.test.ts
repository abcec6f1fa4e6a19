import { expect, test } from 'vitest';
import { isFiltered, readDeskQuery, searchOfDeskQuery, wholeDesk } from '#domain/opportunity/desk-query';
import { arbitraryDeskQuery } from '../../support/arbitrary-desk.ts';
import { fc } from '../../support/properties.ts';

test('a query has a URL that means it again', () => {
  fc.assert(
    fc.property(arbitraryDeskQuery, (query) => {
      expect(readDeskQuery(searchOfDeskQuery(query))).toEqual(query);
    }),
  );
});

test('a URL is read whatever it says, and what it means has one URL', () => {
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
])('%s', (search, query) => {
  expect(readDeskQuery(search)).toEqual(query);
});

test('order and page leave nothing out, everything else does', () => {
  expect(isFiltered({ ...wholeDesk, sort: 'title', page: 4 })).toBe(false);
  expect(isFiltered({ ...wholeDesk, status: 'draft' })).toBe(true);
});
