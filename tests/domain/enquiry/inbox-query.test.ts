import { expect, test } from 'vitest';
import { inboxQueries } from '#domain/enquiry/inbox-query';
import { arbitraryInboxQuery, askedIds } from '../../support/arbitrary/arbitrary-inbox.ts';
import { fc } from '../../support/properties.ts';

test('An inbox query survives being written to a URL and read back', () => {
  fc.assert(
    fc.property(arbitraryInboxQuery, (query) => {
      expect(inboxQueries.read(inboxQueries.search(query))).toEqual(query);
    }),
  );
});

test('Any URL is read as a valid inbox query with one canonical URL', () => {
  const names = fc.constantFrom(...Object.keys(inboxQueries.whole), 'x');
  const values = fc.oneof(
    fc.constantFrom('new', 'late', 'CN', 'zh', 'mining', '-1', '1e9', '%E0%A4%A', '__proto__'),
    fc.string(),
  );
  const searches = fc
    .array(fc.tuple(names, values))
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);
  fc.assert(
    fc.property(searches, (search) => {
      const query = inboxQueries.read(search);
      expect(inboxQueries.read(inboxQueries.search(query))).toEqual(query);
    }),
  );
});

test.each([
  ['', inboxQueries.whole],
  ['?page=1&sort=newest&q=', inboxQueries.whole],
  [
    '?state=erased&age=old&due=never&sector=x&country=XX&opportunity=1&language=fr&sort=worst&page=0',
    inboxQueries.whole,
  ],
  [
    `?q=%20wind%20&state=unanswered&age=late&due=follow-up&country=CN&opportunity=${askedIds[0]}`,
    {
      ...inboxQueries.whole,
      ...{ q: 'wind', state: 'unanswered', age: 'late', due: 'follow-up', country: 'CN', opportunity: askedIds[0] },
    },
  ],
])('The inbox URL “%s” is read as the expected query', (search, query) => {
  expect(inboxQueries.read(search)).toEqual(query);
});

test('Sort order and page do not count as inbox filters; every other parameter does', () => {
  expect(inboxQueries.isFiltered({ ...inboxQueries.whole, sort: 'company', page: 4 })).toBe(false);
  expect(inboxQueries.isFiltered({ ...inboxQueries.whole, state: 'every' })).toBe(true);
});
