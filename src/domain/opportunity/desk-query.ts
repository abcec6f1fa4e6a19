import { limits } from '#domain/limits';
import { type Status, statuses } from '#domain/opportunity/facts';
import { type ConfirmationAge, confirmationAges, type Gap, gaps } from '#domain/opportunity/gaps';
import { pageFromQuery } from '#domain/opportunity/pagination';
import { oneOf } from '#domain/opportunity/query';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { type SectorKey, sectorKeys } from '#domain/sector';

/** The orders that the administrator's list can be in: by creation, by change, by title, drafts first, by deadline. */
export const deskSortings = ['newest', 'changed', 'title', 'status', 'deadline'] as const;

export type DeskSorting = (typeof deskSortings)[number];

/** What of the administrator's list is asked for. Its URL says it after the `?`. */
export interface DeskQuery {
  readonly q: string;
  readonly sector: SectorKey | null;
  readonly province: ProvinceCode | null;
  readonly status: Status | null;
  readonly missing: Gap | null;
  /** Not confirmed for more than so many days. */
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

const parameters = ['q', 'sector', 'province', 'status', 'missing', 'unconfirmed', 'sort', 'page'] as const;

/** The query that follows the `?` of a URL. What is unknown counts as not asked. */
export function readDeskQuery(search: string): DeskQuery {
  const asked = new URLSearchParams(search);
  const get = (name: string) => asked.get(name) ?? '';
  return {
    q: get('q').slice(0, limits.search).trim(),
    sector: oneOf(sectorKeys, get('sector')),
    province: oneOf(provinceCodes, get('province')),
    status: oneOf(statuses, get('status')),
    missing: oneOf(gaps, get('missing')),
    unconfirmed: confirmationAges.find((days) => String(days) === get('unconfirmed')) ?? null,
    sort: oneOf(deskSortings, get('sort')) ?? wholeDesk.sort,
    page: pageFromQuery(search),
  };
}

/** What of a URL asks for a query, with its `?`; what is as in the whole list is left out. */
export function searchOfDeskQuery(query: DeskQuery): string {
  const asked = new URLSearchParams();
  for (const name of parameters) if (query[name] !== wholeDesk[name]) asked.set(name, String(query[name]));
  return asked.size > 0 ? `?${asked}` : '';
}

/** Whether a query leaves something out. */
export function isFiltered(query: DeskQuery): boolean {
  return searchOfDeskQuery({ ...query, sort: wholeDesk.sort, page: 1 }) !== '';
}
