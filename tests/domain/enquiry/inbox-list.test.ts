import { describe, expect, test } from 'vitest';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { foundInInbox, inboxFigures, inboxPage, inboxPageSize, personIn } from '#domain/enquiry/inbox-list';
import { type InboxQuery, readInboxQuery, searchOfInboxQuery, wholeInbox } from '#domain/enquiry/inbox-query';
import { limits } from '#domain/limits';
import { arbitraryInbox, arbitraryInboxQuery, inboxEntriesOf, inboxNow } from '../../support/arbitrary-inbox.ts';
import { fc, tries } from '../../support/properties.ts';

const time = { now: inboxNow, months: 24 };
const idsOf = (list: readonly ListedEnquiry[]) => list.map(({ id }) => id);
const filters = ['q', 'state', 'age', 'due', 'sector', 'country', 'opportunity', 'language'] as const;

test('every enquiry that is found is on exactly one page', () => {
  fc.assert(
    fc.property(arbitraryInbox, arbitraryInboxQuery, (list, query) => {
      const entries = inboxEntriesOf(list);
      const { found, pages } = inboxPage(entries, query, time, 'en');
      const shown = Array.from({ length: pages }, (_, index) =>
        idsOf(inboxPage(entries, { ...query, page: index + 1 }, time, 'en').shown),
      );
      expect(shown.flat()).toEqual(idsOf(found));
      for (const page of shown) expect(page.length).toBeLessThanOrEqual(inboxPageSize);
    }),
    { numRuns: tries(60) },
  );
});

test('the filters are independent: one after the other, in any order, they find what all find together', () => {
  fc.assert(
    fc.property(
      arbitraryInbox,
      arbitraryInboxQuery.filter(({ q }) => personIn(q) === undefined),
      fc.shuffledSubarray([...filters], { minLength: filters.length }),
      (list, query, order) => {
        const together = foundInInbox(inboxEntriesOf(list), query, time);
        // Each filter alone, among all that may be found; without a state, suspected spam is left out.
        let left = query.state === null ? list.filter(({ state }) => state !== 'quarantined') : list;
        for (const name of order) {
          const alone: InboxQuery = {
            ...wholeInbox,
            state: 'every',
            ...(query[name] !== null && { [name]: query[name] }),
          };
          left = foundInInbox(inboxEntriesOf(left), alone, time);
        }
        expect(idsOf(left)).toEqual(idsOf(together));
      },
    ),
    { numRuns: tries(60) },
  );
});

test('whatever the order, the same are found', () => {
  fc.assert(
    fc.property(arbitraryInbox, arbitraryInboxQuery, (list, query) => {
      const entries = inboxEntriesOf(list);
      const newest = inboxPage(entries, { ...query, sort: 'newest' }, time, 'es').found;
      expect(idsOf(inboxPage(entries, query, time, 'es').found).sort()).toEqual(idsOf(newest).sort());
    }),
    { numRuns: tries(40) },
  );
});

test('an e-mail address finds all of that person, suspected spam too, and nobody else', () => {
  fc.assert(
    fc.property(arbitraryInbox, (list) => {
      const found = foundInInbox(inboxEntriesOf(list), { ...wholeInbox, q: 'ANA@example.com' }, time);
      expect(idsOf(found)).toEqual(idsOf(list.filter(({ enquiry }) => enquiry.email === 'Ana@Example.com')));
    }),
    { numRuns: tries(40) },
  );
});

test('an e-mail address finds all of that person however long it may be', () => {
  fc.assert(
    fc.property(arbitraryInbox, fc.constantFrom('a', 'Z', 'ñ', 'İ', '王'), (list, letter) => {
      const email = `${letter.repeat(limits.email - '@example.com'.length)}@example.com`;
      const theirs = list.map((one, index) => ({ ...one, enquiry: { ...one.enquiry, ...(index % 2 && { email }) } }));
      const query = readInboxQuery(searchOfInboxQuery({ ...wholeInbox, q: email }));
      expect(idsOf(foundInInbox(inboxEntriesOf(theirs), query, time))).toEqual(idsOf(list.filter((_, i) => i % 2)));
    }),
    { numRuns: tries(40) },
  );
});

describe('one enquiry', () => {
  const one: ListedEnquiry = {
    id: 'a'.repeat(64),
    reference: 'INV-7F3K2Q',
    version: 1,
    state: 'new',
    followedUpAt: [],
    receivedAt: '2026-06-01T00:00:00.000Z',
    answerBy: '2026-06-03T00:00:00.000Z',
    messageStart: '希望了解该项目',
    enquiry: {
      firstName: '伟',
      lastName: '张',
      email: 'wei@example.com',
      company: 'Ábaco',
      sector: 'mining',
      country: 'CN',
    },
  };
  const finds = (listed: Partial<ListedEnquiry>, query: Partial<InboxQuery>, now = inboxNow) =>
    foundInInbox(inboxEntriesOf([{ ...one, ...listed }]), { ...wholeInbox, ...query }, { now, months: 24 }).length ===
    1;

  test.each([
    ['its reference', 'inv-7f3k', true],
    ['its reference with another dash', 'INV–7F3K2Q', true],
    ['its reference without a dash', 'inv7f3k2q', true],
    ['its reference in full width', 'ＩＮＶ－７Ｆ３Ｋ２Ｑ', true],
    ['a company without accents', 'abaco', true],
    ['a Chinese name as it is written', '张伟', true],
    ['a word of the message', '项目', true],
    ['sector and country', 'mining cn', true],
    ['another word', 'lithium', false],
  ])('is found by %s', (_, q, found) => {
    expect(finds({}, { q })).toBe(found);
  });

  test('stands in the order of companies as people count: Fund 2 before Fund 10', () => {
    const list = ['Fund 10', 'ábaco', 'Fund 2', 'Zeta'].map((company, index) => {
      return { ...one, id: `${index}`, enquiry: { ...one.enquiry, company } };
    });
    const query = { ...wholeInbox, sort: 'company' } as const;
    const { found } = inboxPage(inboxEntriesOf(list), query, time, 'en');
    expect(found.map(({ enquiry }) => enquiry.company)).toEqual(['ábaco', 'Fund 2', 'Fund 10', 'Zeta']);
  });

  test('waits while it is new or assigned; suspected spam is in no list that does not ask for it', () => {
    expect(finds({ state: 'assigned' }, { state: 'unanswered' })).toBe(true);
    expect(finds({ state: 'answered' }, { state: 'unanswered' })).toBe(false);
    expect(finds({ state: 'quarantined' }, {})).toBe(false);
    expect(finds({ state: 'quarantined' }, { state: 'quarantined' })).toBe(true);
    expect(finds({ state: 'quarantined' }, { state: 'every' })).toBe(true);
  });

  test.each([
    ['2026-06-01T23:59:59Z', 'in-time'],
    ['2026-06-02T00:00:00Z', 'half-used'],
    ['2026-06-03T00:00:00Z', 'half-used'],
    ['2026-06-03T00:00:01Z', 'late'],
  ] as const)('at %s it is %s', (now, age) => {
    for (const other of ['in-time', 'half-used', 'late'] as const) {
      expect(finds({}, { age: other }, Date.parse(now))).toBe(other === age);
    }
    expect(finds({ state: 'answered' }, { age }, Date.parse(now))).toBe(false);
  });

  test('is told of a week before it is deleted by itself', () => {
    const asked = { due: 'deletion', state: 'every' } as const;
    expect(finds({ receivedAt: '2024-06-09T00:00:00.000Z' }, asked)).toBe(false);
    expect(finds({ receivedAt: '2024-06-08T00:00:00.000Z' }, asked)).toBe(true);
  });
});

test('what was promised first stands first, and what waits for nobody behind', () => {
  fc.assert(
    fc.property(arbitraryInbox, (list) => {
      const { found } = inboxPage(inboxEntriesOf(list), { ...wholeInbox, sort: 'promise' }, time, 'en');
      const waits = found.map(({ state }) => state === 'new' || state === 'assigned');
      expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)));
      const promised = found.filter((_, index) => waits[index]).map(({ answerBy }) => answerBy);
      expect(promised).toEqual(promised.toSorted());
    }),
    { numRuns: tries(40) },
  );
});

test('a figure of the dashboard is the number of what its list finds', () => {
  fc.assert(
    fc.property(arbitraryInbox, (list) => {
      const entries = inboxEntriesOf(list);
      const count = (name: keyof typeof inboxFigures) => foundInInbox(entries, inboxFigures[name], time).length;
      expect(count('unanswered')).toBe(list.filter(({ state }) => state === 'new' || state === 'assigned').length);
      expect(count('late')).toBeLessThanOrEqual(count('unanswered'));
      expect(count('followUps') + count('unanswered')).toBeLessThanOrEqual(list.length);
    }),
    { numRuns: tries(40) },
  );
});
