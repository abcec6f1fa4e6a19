import { describe, expect, test } from 'vitest';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { foundInInbox, inboxFigures, inboxPage, personIn } from '#domain/enquiry/inbox-list';
import { type InboxQuery, inboxQueries } from '#domain/enquiry/inbox-query';
import { limits } from '#domain/limits';
import { adminPageSize } from '#domain/list/pagination';
import {
  arbitraryInbox,
  arbitraryInboxQuery,
  arbitraryListed,
  askedIds,
  inboxEntriesOf,
  inboxNow,
} from '../../support/arbitrary/arbitrary-inbox.ts';
import { fc, tries } from '../../support/properties.ts';

const time = { now: inboxNow, months: 24 };
const idsOf = (list: readonly ListedEnquiry[]) => list.map(({ id }) => id);
const filters = ['q', 'state', 'assigned', 'age', 'due', 'sector', 'country', 'opportunity', 'language'] as const;

test('Every enquiry that matches the filters is on exactly one page of the inbox', () => {
  fc.assert(
    fc.property(arbitraryInbox, arbitraryInboxQuery, (list, query) => {
      const entries = inboxEntriesOf(list);
      const { found, pages } = inboxPage(entries, query, time, 'en');
      const shown = Array.from({ length: pages }, (_, index) =>
        idsOf(inboxPage(entries, { ...query, page: index + 1 }, time, 'en').shown),
      );
      expect(shown.flat()).toEqual(idsOf(found));
      for (const page of shown) expect(page.length).toBeLessThanOrEqual(adminPageSize);
    }),
    { numRuns: tries(60) },
  );
});

test('Inbox filters are independent: applied one by one, in any order, they give the combined result', () => {
  fc.assert(
    fc.property(
      arbitraryInbox,
      arbitraryInboxQuery.filter(({ q }) => personIn(q) === undefined),
      fc.shuffledSubarray([...filters], { minLength: filters.length }),
      (list, query, order) => {
        const together = foundInInbox(inboxEntriesOf(list), query, time);
        // Each filter runs alone on all enquiries. Without a state filter, suspected spam is excluded.
        let left = query.state === null ? list.filter(({ state }) => state !== 'quarantined') : list;
        for (const name of order) {
          const alone: InboxQuery = {
            ...inboxQueries.whole,
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

test('The sort order does not change which enquiries are found', () => {
  fc.assert(
    fc.property(arbitraryInbox, arbitraryInboxQuery, (list, query) => {
      const entries = inboxEntriesOf(list);
      const newest = inboxPage(entries, { ...query, sort: 'newest' }, time, 'es').found;
      expect(idsOf(inboxPage(entries, query, time, 'es').found).sort()).toEqual(idsOf(newest).sort());
    }),
    { numRuns: tries(40) },
  );
});

test('An e-mail address finds all enquiries of that person, suspected spam included, and no others', () => {
  fc.assert(
    fc.property(arbitraryInbox, (list) => {
      const found = foundInInbox(inboxEntriesOf(list), { ...inboxQueries.whole, q: 'ANA@example.com' }, time);
      expect(idsOf(found)).toEqual(idsOf(list.filter(({ enquiry }) => enquiry.email === 'Ana@Example.com')));
    }),
    { numRuns: tries(40) },
  );
});

test('The longest possible e-mail address finds all enquiries of that person', () => {
  fc.assert(
    fc.property(arbitraryInbox, fc.constantFrom('a', 'Z', 'ñ', 'İ', '王'), (list, letter) => {
      const email = `${letter.repeat(limits.email - '@example.com'.length)}@example.com`;
      const theirs = list.map((one, index) => ({ ...one, enquiry: { ...one.enquiry, ...(index % 2 && { email }) } }));
      const query = inboxQueries.read(inboxQueries.search({ ...inboxQueries.whole, q: email }));
      expect(idsOf(foundInInbox(inboxEntriesOf(theirs), query, time))).toEqual(idsOf(list.filter((_, i) => i % 2)));
    }),
    { numRuns: tries(40) },
  );
});

describe('filters on a single enquiry', () => {
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
    foundInInbox(inboxEntriesOf([{ ...one, ...listed }]), { ...inboxQueries.whole, ...query }, { now, months: 24 })
      .length === 1;

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
  ])('A search for an enquiry matches as expected: by %s', (_, q, found) => {
    expect(finds({}, { q })).toBe(found);
  });

  test('Sorting by company uses natural order: Fund 2 before Fund 10', () => {
    const list = ['Fund 10', 'ábaco', 'Fund 2', 'Zeta'].map((company, index) => {
      return { ...one, id: `${index}`, enquiry: { ...one.enquiry, company } };
    });
    const query = { ...inboxQueries.whole, sort: 'company' } as const;
    const { found } = inboxPage(inboxEntriesOf(list), query, time, 'en');
    expect(found.map(({ enquiry }) => enquiry.company)).toEqual(['ábaco', 'Fund 2', 'Fund 10', 'Zeta']);
  });

  test('New and assigned enquiries are unanswered, and suspected spam is listed only on request', () => {
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
  ] as const)('At %s the enquiry has the age “%s”', (now, age) => {
    for (const other of ['in-time', 'half-used', 'late'] as const) {
      expect(finds({}, { age: other }, Date.parse(now))).toBe(other === age);
    }
    expect(finds({ state: 'answered' }, { age }, Date.parse(now))).toBe(false);
  });

  test('The filter “Mine” finds the enquiries of the reader’s account, and “Nobody” those without an assignee', () => {
    const found = (changes: Partial<ListedEnquiry>, assigned: 'mine' | 'nobody', me?: string) =>
      foundInInbox(inboxEntriesOf([{ ...one, ...changes }]), { ...inboxQueries.whole, assigned }, { ...time, me })
        .length > 0;
    const mine = { assignee: 'Bea', assigneeId: 'b' };
    expect([found(mine, 'mine', 'b'), found(mine, 'mine', 'c'), found(mine, 'mine')]).toEqual([true, false, false]);
    expect([found({ assignee: 'Bea' }, 'mine', 'b'), found({}, 'mine')]).toEqual([false, false]);
    expect([found({}, 'nobody'), found(mine, 'nobody'), found({ assignee: 'Mei' }, 'nobody')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('An enquiry is listed for deletion from a week before its deletion', () => {
    const asked = { due: 'deletion', state: 'every' } as const;
    expect(finds({ receivedAt: '2024-06-09T00:00:00.000Z' }, asked)).toBe(false);
    expect(finds({ receivedAt: '2024-06-08T00:00:00.000Z' }, asked)).toBe(true);
  });
});

test('Sorting by promise puts the earliest deadline first and answered enquiries last', () => {
  fc.assert(
    fc.property(arbitraryInbox, (list) => {
      const { found } = inboxPage(inboxEntriesOf(list), { ...inboxQueries.whole, sort: 'promise' }, time, 'en');
      const waits = found.map(({ state }) => state === 'new' || state === 'assigned');
      expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)));
      const promised = found.filter((_, index) => waits[index]).map(({ answerBy }) => answerBy);
      expect(promised).toEqual(promised.toSorted());
    }),
    { numRuns: tries(40) },
  );
});

test('Every figure on the dashboard equals the number of enquiries in its list', () => {
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

test('The filter for an opportunity also finds enquiries to which the team has attached it', () => {
  const [id] = askedIds;
  const [one] = fc.sample(arbitraryListed, { numRuns: 1, seed: 1 });
  if (!one) throw new Error('There is no sample');
  const { opportunities: _, ...enquiry } = one.enquiry;
  const attached = { ...one, state: 'new' as const, enquiry, attached: [id] };
  const query = { ...inboxQueries.whole, opportunity: id };
  expect(idsOf(foundInInbox(inboxEntriesOf([attached]), query, time))).toEqual([attached.id]);
  expect(foundInInbox(inboxEntriesOf([{ ...attached, attached: [] }]), query, time)).toEqual([]);
});
