import { enquiryStates, type ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { deadlineStates } from '#domain/enquiry/deadlines';
import { inboxEntry } from '#domain/enquiry/inbox-list';
import { assignments, dueMatters, type InboxQuery, inboxSortings, inboxStates } from '#domain/enquiry/inbox-query';
import { languages } from '#domain/language';
import type { SearchEntry } from '#domain/list/search';
import { enquirySectors } from '#domain/sector';
import { hourMs } from '#domain/time/day';
import { fc } from '../properties.ts';

/** The current time in these inboxes. */
export const inboxNow = Date.parse('2026-06-01T12:00:00Z');

const before = (hours: number) => new Date(inboxNow - hours * hourMs).toISOString();
const hours = fc.integer({ min: 0, max: 20_000 });

/** Ids of the opportunities that these enquiries name. */
export const askedIds = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;

export const arbitraryListed: fc.Arbitrary<ListedEnquiry> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{64}$/),
    received: hours,
    promised: fc.integer({ min: 1, max: 96 }),
    answered: fc.option(fc.integer({ min: 0, max: 400 })),
    followUps: fc.array(fc.integer({ min: 1, max: 800 }), { maxLength: 3 }),
    state: fc.constantFrom(...enquiryStates),
    assignee: fc.option(fc.constantFrom('Ana', 'Diego')),
    person: fc.constantFrom('wei@example.com', 'Ana@Example.com', 'emma@example.com'),
    company: fc.constantFrom('Nordlund', 'Ábaco', '江南锂业'),
    sector: fc.constantFrom(...enquirySectors),
    country: fc.constantFrom('CN', 'SE', 'AR'),
    language: fc.option(fc.constantFrom(...languages)),
    opportunities: fc.option(fc.subarray([...askedIds], { minLength: 1 })),
    messageStart: fc.constantFrom('Lithium carbonate', '希望了解该项目', ''),
  })
  .map(({ received, promised, answered, followUps, assignee, language, opportunities, person, ...rest }) => {
    const { id, state, messageStart, company, sector, country } = rest;
    return {
      ...{ id, state, messageStart, reference: `INV-${id.slice(0, 6).toUpperCase()}`, version: 1 },
      receivedAt: before(received),
      answerBy: before(received - promised),
      ...(assignee !== null && { assignee }),
      ...(answered !== null && { answeredAt: before(Math.max(0, received - answered)) }),
      followedUpAt: followUps.map((after) => before(Math.max(0, received - after))).sort(),
      enquiry: {
        ...{ firstName: 'First', lastName: 'Last', email: person, company, sector, country },
        ...(language !== null && { language }),
        ...(opportunities !== null && { opportunities }),
      },
    };
  });

/** Inboxes of every kind, newest first. */
export const arbitraryInbox: fc.Arbitrary<readonly ListedEnquiry[]> = fc
  .uniqueArray(arbitraryListed, { maxLength: 120, selector: ({ id }) => id, size: 'max' })
  .map((list) => list.toSorted((one, other) => Date.parse(other.receivedAt) - Date.parse(one.receivedAt)));

/** Every possible query of the inbox. */
export const arbitraryInboxQuery: fc.Arbitrary<InboxQuery> = fc.record({
  q: fc.oneof(
    fc.constantFrom('', '', 'ana@example.com', 'nordlund', 'abaco', '锂'),
    fc.string({ maxLength: 30, unit: 'grapheme' }).map((typed) => typed.trim().slice(0, 100).trim()),
  ),
  state: fc.option(fc.constantFrom(...inboxStates)),
  assigned: fc.option(fc.constantFrom(...assignments), { freq: 1 }),
  age: fc.option(fc.constantFrom(...deadlineStates), { freq: 1 }),
  due: fc.option(fc.constantFrom(...dueMatters), { freq: 1 }),
  sector: fc.option(fc.constantFrom(...enquirySectors), { freq: 1 }),
  country: fc.option(fc.constantFrom('CN', 'SE', 'US'), { freq: 1 }),
  opportunity: fc.option(fc.constantFrom(...askedIds), { freq: 1 }),
  language: fc.option(fc.constantFrom(...languages), { freq: 1 }),
  sort: fc.constantFrom(...inboxSortings),
  page: fc.integer({ min: 1, max: 5 }),
});

const sectors = Object.fromEntries(enquirySectors.map((sector) => [sector, `sector of ${sector}`])) as Record<
  (typeof enquirySectors)[number],
  string
>;

/** The search entries of the enquiries in an English inbox. */
export const inboxEntriesOf = (list: readonly ListedEnquiry[]): readonly SearchEntry<ListedEnquiry>[] =>
  list.map((one) => inboxEntry(one, { sectors, countryName: (code) => `country ${code}` }));
