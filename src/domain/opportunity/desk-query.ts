import { type ConfirmationAge, confirmationAges, type Gap, gaps } from '#domain/opportunity/completeness';
import { type Status, statuses } from '#domain/opportunity/facts';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { keysOf, oneOf, pageIn, type Readers, readQuery, searchIn, searchOfQuery } from '#domain/query-string';
import { type SectorKey, sectorKeys } from '#domain/sector';

/** Sort orders of the administrator’s list: by creation, by change, by title, drafts first, by deadline. */
export const deskSortings = ['newest', 'changed', 'title', 'status', 'deadline'] as const;

export type DeskSorting = (typeof deskSortings)[number];

/** The query of the administrator’s list, which is the URL’s query. */
export interface DeskQuery {
  readonly q: string;
  readonly sector: SectorKey | null;
  readonly province: ProvinceCode | null;
  readonly status: Status | null;
  readonly missing: Gap | null;
  /** Not confirmed for more than that many days. */
  readonly unconfirmed: ConfirmationAge | null;
  readonly sort: DeskSorting;
  readonly page: number;
}

/** The whole list, from its beginning. */
export const wholeDesk: DeskQuery = {
  q: '',
  sector: null,
  province: null,
  status: null,
  missing: null,
  unconfirmed: null,
  sort: 'newest',
  page: 1,
};

const readers: Readers<DeskQuery> = {
  q: searchIn,
  sector: (word) => oneOf(sectorKeys, word),
  province: (word) => oneOf(provinceCodes, word),
  status: (word) => oneOf(statuses, word),
  missing: (word) => oneOf(gaps, word),
  unconfirmed: (word) => confirmationAges.find((days) => String(days) === word) ?? null,
  sort: (word) => oneOf(deskSortings, word),
  page: pageIn,
};

/** Parses the query of a URL. Unknown values are ignored. */
export function readDeskQuery(search: string): DeskQuery {
  return readQuery(search, wholeDesk, readers);
}

/** The URL’s query with its `?`, without values that equal the whole list’s. */
export function searchOfDeskQuery(query: DeskQuery): string {
  return searchOfQuery(query, wholeDesk, keysOf(wholeDesk));
}

/** Whether a query has filters. */
export function isFiltered(query: DeskQuery): boolean {
  return searchOfDeskQuery({ ...query, sort: wholeDesk.sort, page: 1 }) !== '';
}
