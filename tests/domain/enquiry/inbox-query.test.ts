import { expect, test } from 'vitest';
import { isInboxFiltered, readInboxQuery, searchOfInboxQuery, wholeInbox } from '#domain/enquiry/inbox-query';
import { arbitraryInboxQuery, askedIds } from '../../support/arbitrary-inbox.ts';
import { fc } from '../../support/properties.ts';

test('a query has a URL that means it again', () => {
  fc.assert(
    fc.property(arbitraryInboxQuery, (query) => {
      expect(readInboxQuery(searchOfInboxQuery(query))).toEqual(query);
    }),
  );
});

test('a URL is read whatever it says, and what it means has one URL', () => {
  const names = fc.constantFrom(...Object.keys(wholeInbox), 'x');
  const values = fc.oneof(
    fc.constantFrom('new', 'late', 'CN', 'zh', 'mining', '-1', '1e9', '%E0%A4%A', '__proto__'),
    fc.string(),
  );
  const searches = fc
    .array(fc.tuple(names, values))
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);
  fc.assert(
    fc.property(searches, (search) => {
      const query = readInboxQuery(search);
      expect(readInboxQuery(searchOfInboxQuery(query))).toEqual(query);
    }),
  );
});

test.each([
  ['', wholeInbox],
  ['?page=1&sort=newest&q=', wholeInbox],
  ['?state=erased&age=old&due=never&sector=x&country=XX&opportunity=1&language=fr&sort=worst&page=0', wholeInbox],
  [
    `?q=%20wind%20&state=unanswered&age=late&due=follow-up&country=CN&opportunity=${askedIds[0]}`,
    {
      ...wholeInbox,
      ...{ q: 'wind', state: 'unanswered', age: 'late', due: 'follow-up', country: 'CN', opportunity: askedIds[0] },
    },
  ],
])('%s', (search, query) => {
  expect(readInboxQuery(search)).toEqual(query);
});

test('order and page leave nothing out, everything else does', () => {
  expect(isInboxFiltered({ ...wholeInbox, sort: 'company', page: 4 })).toBe(false);
  expect(isInboxFiltered({ ...wholeInbox, state: 'every' })).toBe(true);
});
