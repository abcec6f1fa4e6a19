import { expect, test } from 'vitest';
import {
  canonicalQuery,
  cleared,
  isSameQuery,
  readListQuery,
  refined,
  urlOfListQuery,
  wholeList,
} from '#domain/opportunity/query';
import { arbitraryQuery } from '../../support/arbitrary/arbitrary-list.ts';
import { fc } from '../../support/properties.ts';

/** The query of an English URL of the list. */
function read(url: string) {
  const { pathname, search } = new URL(url, 'https://example.com');
  return readListQuery(pathname.split('/')[2], search);
}

test('A query of the public list survives being written to a URL and read back', () => {
  fc.assert(
    fc.property(arbitraryQuery, (query) => {
      expect(read(urlOfListQuery(query))).toEqual(query);
    }),
  );
});

test('Any URL is read as a valid query of the public list with one canonical URL', () => {
  const words = fc.constantFrom('province', 'stage', 'from', 'to', 'page', 'sort', 'view', 'seeking', 'q', 'x');
  const values = fc.oneof(
    fc.constantFrom('SAL', 'idea', '-1', '0', '1e9', '99999999999999', 'map', '%E0%A4%A'),
    fc.string(),
  );
  const urls = fc
    .array(fc.tuple(words, values))
    .map((pairs) => `/opportunities?${pairs.map((pair) => pair.join('=')).join('&')}`);
  fc.assert(
    fc.property(urls, (url) => {
      const query = read(url);
      expect(read(urlOfListQuery(query))).toEqual(query);
    }),
  );
});

test.each([
  ['/opportunities', wholeList],
  ['/opportunities?page=1&sort=newest&view=list&q=', wholeList],
  ['/opportunities/technology?q=%20wind%20', { ...wholeList, sector: 'tech', q: 'wind' }],
  ['/opportunities?province=XX&stage=later&from=abc&to=-5&sort=worst&view=globe&page=0', wholeList],
  ['/opportunities/energy?subSector=wind', { ...wholeList, sector: 'energy', subSector: 'wind' }],
  ['/opportunities?subSector=wind', { ...wholeList, subSector: 'wind' }],
  ['/opportunities/mining?subSector=wind', { ...wholeList, sector: 'mining' }],
  ['/opportunities?from=1000000&to=9000000', { ...wholeList, from: 1_000_000, to: 9_000_000 }],
])('The public URL “%s” is read as the expected query', (url, query) => {
  expect(read(url)).toEqual(query);
});

test('A very long search text is cut to 100 characters', () => {
  expect(read(`/opportunities?q=${'a'.repeat(5_000)}`).q).toHaveLength(100);
});

test('Another sector removes the filter by a sub-sector that it does not have', () => {
  const ports = { ...wholeList, sector: 'industrial', subSector: 'ports' } as const;
  expect(refined(ports, { sector: 'fishing' })).toEqual({ ...ports, sector: 'fishing' });
  expect(refined(ports, { sector: 'mining' })).toEqual({ ...wholeList, sector: 'mining' });
  expect(refined(ports, { sector: null })).toEqual({ ...ports, sector: null });
});

test('A new filter returns to the first page; clearing the filters keeps order and view', () => {
  const query = { ...wholeList, sector: 'mining', page: 3, sort: 'size', view: 'map' } as const;
  expect(refined(query, { stage: 'idea' })).toEqual({ ...query, stage: 'idea', page: 1 });
  expect(cleared(query)).toEqual({ ...wholeList, sort: 'size', view: 'map' });
  expect(isSameQuery(query, { ...query })).toBe(true);
  expect(isSameQuery(query, wholeList)).toBe(false);
});

test.each([
  ['/opportunities?page=2', 2, '/opportunities?page=2'],
  ['/opportunities?page=999', 5, '/opportunities?page=5'],
  ['/opportunities?page=1&utm_source=x&from=singlemessage', 1, '/opportunities'],
  ['/opportunities/technology?page=2', 2, '/opportunities/tech?page=2'],
  ['/opportunities?province=SAL&sort=title&page=3', 3, '/opportunities?province=SAL&sort=title&page=3'],
  ['/opportunities?view=map&page=2', 2, '/opportunities?view=map'],
  ['/opportunities?q=wind&page=2', 2, '/opportunities'],
  ['/opportunities?province=SAL&from=5&to=9&page=2', 2, '/opportunities?province=SAL'],
])('Search engines keep %s, whose shown page is %i, as %s', (url, shown, canonical) => {
  expect(urlOfListQuery(canonicalQuery(read(url), shown))).toBe(canonical);
});
