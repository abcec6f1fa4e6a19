import { isCountryCode } from '#domain/country';
import { enquiryStates } from '#domain/enquiry/admin-enquiry';
import { type DeadlineState, deadlineStates } from '#domain/enquiry/deadlines';
import { isUuid } from '#domain/ids';
import { type Language, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { type AdminListQuery, listQueries } from '#domain/list/list-query';
import { oneOf, pageIn, searchIn } from '#domain/query-string';
import { type EnquirySector, enquirySectors } from '#domain/sector';

/** The states to filter by: each one, those that wait for a first answer, and all with suspected spam. */
export const inboxStates = ['unanswered', ...enquiryStates, 'every'] as const;

export type InboxState = (typeof inboxStates)[number];

/** Due matters: a follow-up, or automatic deletion within a week. */
export const dueMatters = ['follow-up', 'deletion'] as const;

export type DueMatter = (typeof dueMatters)[number];

/** Assignments to filter by: to the reader, or to nobody. */
export const assignments = ['mine', 'nobody'] as const;

export type AssignedTo = (typeof assignments)[number];

/** Sort orders: by receipt, by response deadline, by company. */
export const inboxSortings = ['newest', 'oldest', 'promise', 'company'] as const;

export type InboxSorting = (typeof inboxSortings)[number];

/** The query of the list of enquiries, which is the URL’s query. */
export interface InboxQuery extends AdminListQuery {
  /** Words, or an e-mail address, which finds all enquiries of that person: hence its length. */
  readonly q: string;
  /** Without one, all but suspected spam. */
  readonly state: InboxState | null;
  readonly assigned: AssignedTo | null;
  readonly age: DeadlineState | null;
  readonly due: DueMatter | null;
  readonly sector: EnquirySector | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** The id of an opportunity that enquiries are about. */
  readonly opportunity: string | null;
  readonly language: Language | null;
  readonly sort: InboxSorting;
}

/** Queries of the inbox. */
export const inboxQueries = listQueries<InboxQuery>(
  {
    q: '',
    state: null,
    assigned: null,
    age: null,
    due: null,
    sector: null,
    country: null,
    opportunity: null,
    language: null,
    sort: 'newest',
    page: 1,
  },
  {
    q: (word) => searchIn(word, limits.email),
    state: (word) => oneOf(inboxStates, word),
    assigned: (word) => oneOf(assignments, word),
    age: (word) => oneOf(deadlineStates, word),
    due: (word) => oneOf(dueMatters, word),
    sector: (word) => oneOf(enquirySectors, word),
    country: (word) => (isCountryCode(word) ? word : null),
    opportunity: (word) => (isUuid(word) ? word : null),
    language: (word) => oneOf(languages, word),
    sort: (word) => oneOf(inboxSortings, word),
    page: pageIn,
  },
);
