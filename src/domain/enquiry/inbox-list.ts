import { type ListedEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import { deadlineState, isDeletedSoon, isFollowUpDue, isUnanswered } from '#domain/enquiry/deadlines';
import type { AssignedTo, DueMatter, InboxQuery, InboxSorting, InboxState } from '#domain/enquiry/inbox-query';
import { inboxQueries } from '#domain/enquiry/inbox-query';
import type { Language } from '#domain/language';
import { type FoundPage, foundPage } from '#domain/list/pagination';
import { folded, holdsTerms, type SearchEntry, searchTerms } from '#domain/list/search';
import { type EnquirySector, enquirySectorName } from '#domain/sector';

/** The reader’s names of sectors and countries. */
export interface InboxNames {
  readonly sectors: Readonly<Record<EnquirySector, string>>;
  countryName(code: string): string;
}

/** Input of the list besides the enquiries and the query. */
interface InboxContext {
  /** In milliseconds. */
  readonly now: number;
  /** Months after which an enquiry is deleted automatically, if known. */
  readonly months: number | undefined;
  /** The id of the reader’s account, for “mine”. */
  readonly me?: string | undefined;
}

/** An enquiry with its searchable text: sender, company, subjects and the start of the message. */
export function inboxEntry(listed: ListedEnquiry, { sectors, countryName }: InboxNames): SearchEntry<ListedEnquiry> {
  const { reference, assignee = '', messageStart, enquiry } = listed;
  const { firstName, lastName, email, company, sector, country } = enquiry;
  // The name in both orders: a Chinese name is searched as it is written.
  const names = `${firstName} ${lastName} ${lastName}${firstName}`;
  const shown = [
    // Also without dashes, as it may be typed.
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

/** The e-mail address of the search, in lower case; `undefined` for a search for words. */
export function personIn(q: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(q) ? q.toLowerCase() : undefined;
}

/** The enquiries that match all filters of a query, in order. An e-mail address also matches suspected spam. */
export function foundInInbox(
  all: readonly SearchEntry<ListedEnquiry>[],
  query: InboxQuery,
  { now, months, me }: InboxContext,
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
      (opportunity === null || opportunitiesOf(listed).includes(opportunity)) &&
      (language === null || enquiry.language === language) &&
      (age === null || deadlineState(listed, now) === age) &&
      (query.assigned === null || isAssigned(listed, query.assigned, me)) &&
      (due === null || isDue(listed, due, now, months)) &&
      (person === undefined ? holdsTerms(text, terms) : enquiry.email.toLowerCase() === person);
    return passes ? [listed] : [];
  });
}

/** The page of a query; companies are sorted in a language. */
export function inboxPage(
  all: readonly SearchEntry<ListedEnquiry>[],
  query: InboxQuery,
  time: InboxContext,
  language: Language,
): FoundPage<ListedEnquiry> {
  const found = inOrder(foundInInbox(all, query, time), query.sort, language);
  return foundPage(found, query.page);
}

/** The counted figures, each with the query of its list. */
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

function isAssigned({ assignee = '', assigneeId }: ListedEnquiry, wanted: AssignedTo, me: string | undefined): boolean {
  return wanted === 'mine' ? assigneeId !== undefined && assigneeId === me : assignee === '';
}

function isDue(listed: ListedEnquiry, due: DueMatter, now: number, months: number | undefined): boolean {
  if (due === 'follow-up') return isFollowUpDue(listed, now);
  return months !== undefined && isDeletedSoon(listed.receivedAt, months, new Date(now));
}

/** A stable sort: equal ones stay newest first. */
function inOrder(some: readonly ListedEnquiry[], sort: InboxSorting, language: Language): readonly ListedEnquiry[] {
  if (sort === 'newest') return some;
  if (sort === 'oldest') return [...some].reverse();
  if (sort === 'company') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return [...some].sort((one, other) => compare(one.enquiry.company, other.enquiry.company));
  }
  // Those that wait for a first answer, by response deadline; then all others.
  const byOf = (listed: ListedEnquiry) => (isUnanswered(listed) ? Date.parse(listed.answerBy) : Number.MAX_VALUE);
  return [...some].sort((one, other) => byOf(one) - byOf(other));
}
