import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { isFollowUpDue } from '#domain/enquiry/follow-up';
import type { DueMatter, InboxQuery, InboxSorting, InboxState } from '#domain/enquiry/inbox-query';
import { inboxQueries } from '#domain/enquiry/inbox-query';
import { deadlineState, isUnanswered } from '#domain/enquiry/response-deadline';
import { isDeletedSoon } from '#domain/enquiry/retention';
import type { Language } from '#domain/language';
import { type FoundPage, foundPage } from '#domain/list/pagination';
import { folded, holdsTerms, type SearchEntry, searchTerms } from '#domain/list/search';
import { type EnquirySector, enquirySectorName } from '#domain/sector';

/** The reader's words for what an enquiry says in codes. */
export interface InboxNames {
  readonly sectors: Readonly<Record<EnquirySector, string>>;
  countryName(code: string): string;
}

/** What an answer of the inbox depends on besides the enquiries. */
export interface InboxTime {
  /** In milliseconds. */
  readonly now: number;
  /** Months after which an enquiry is deleted by itself, where that is known. */
  readonly months: number | undefined;
}

/** An enquiry with what a search finds it by: who wrote it, from where, about what, and how the message begins. */
export function inboxEntry(listed: ListedEnquiry, { sectors, countryName }: InboxNames): SearchEntry<ListedEnquiry> {
  const { reference, assignee = '', messageStart, enquiry } = listed;
  const { firstName, lastName, email, company, sector, country } = enquiry;
  // The names in both orders: a Chinese one is searched as it is written.
  const names = `${firstName} ${lastName} ${lastName}${firstName}`;
  const shown = [
    // As it may be typed, too: without dashes.
    `${reference} ${reference.replaceAll('-', '')}`,
    names,
    email,
    company,
    enquirySectorName(sectors, sector),
    countryName(country),
    assignee,
    messageStart,
  ];
  return { item: listed, text: folded(shown.join(' ')) };
}

/** The e-mail address that is searched for, in lower case; `undefined` where the search is for words. */
export function personIn(q: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(q) ? q.toLowerCase() : undefined;
}

/** The enquiries that pass every filter of a query, in their order. An e-mail address finds suspected spam, too. */
export function foundInInbox(
  all: readonly SearchEntry<ListedEnquiry>[],
  query: InboxQuery,
  { now, months }: InboxTime,
): readonly ListedEnquiry[] {
  const { q, age, due, sector, country, opportunity, language } = query;
  const person = personIn(q);
  const terms = person === undefined ? searchTerms(q) : [];
  const state = query.state ?? (person === undefined ? null : 'every');
  return all.flatMap(({ item: listed, text }) => {
    const { enquiry } = listed;
    const passes =
      isIn(listed, state) &&
      (sector === null || enquiry.sector === sector) &&
      (country === null || enquiry.country === country) &&
      (opportunity === null || enquiry.opportunities?.includes(opportunity) === true) &&
      (language === null || enquiry.language === language) &&
      (age === null || deadlineState(listed, now) === age) &&
      (due === null || isDue(listed, due, now, months)) &&
      (person === undefined ? holdsTerms(text, terms) : enquiry.email.toLowerCase() === person);
    return passes ? [listed] : [];
  });
}

/** The page of the inbox that a query asks for; companies are in the order of a language. */
export function inboxPage(
  all: readonly SearchEntry<ListedEnquiry>[],
  query: InboxQuery,
  time: InboxTime,
  language: Language,
): FoundPage<ListedEnquiry> {
  const found = inOrder(foundInInbox(all, query, time), query.sort, language);
  return foundPage(found, query.page);
}

/** What is counted of the inbox, each by the query of the list that its number leads to. */
export const inboxFigures = {
  unanswered: { ...inboxQueries.whole, state: 'unanswered', sort: 'promise' },
  late: { ...inboxQueries.whole, age: 'late', sort: 'promise' },
  followUps: { ...inboxQueries.whole, due: 'follow-up' },
  quarantined: { ...inboxQueries.whole, state: 'quarantined' },
  deletions: { ...inboxQueries.whole, state: 'every', due: 'deletion' },
} as const satisfies Record<string, InboxQuery>;

function isIn({ state }: ListedEnquiry, asked: InboxState | null): boolean {
  if (asked === 'every') return true;
  if (asked === 'unanswered') return isUnanswered({ state });
  return asked === null ? state !== 'quarantined' : state === asked;
}

function isDue(listed: ListedEnquiry, due: DueMatter, now: number, months: number | undefined): boolean {
  if (due === 'follow-up') return isFollowUpDue(listed, now);
  return months !== undefined && isDeletedSoon(listed.receivedAt, months, new Date(now));
}

/** Equal ones stay as they were, the newest first. */
function inOrder(some: readonly ListedEnquiry[], sort: InboxSorting, language: Language): readonly ListedEnquiry[] {
  if (sort === 'newest') return some;
  if (sort === 'oldest') return [...some].reverse();
  if (sort === 'company') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return [...some].sort((one, other) => compare(one.enquiry.company, other.enquiry.company));
  }
  // Those that wait for a first answer, by what was promised them; behind them all others.
  const byOf = (listed: ListedEnquiry) => (isUnanswered(listed) ? Date.parse(listed.answerBy) : Number.MAX_VALUE);
  return [...some].sort((one, other) => byOf(one) - byOf(other));
}
