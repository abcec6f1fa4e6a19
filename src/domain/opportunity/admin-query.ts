import { type AdminListQuery, listQueries } from '#domain/list/list-query';
import { type ConfirmationAge, confirmationAges, type Gap, gaps } from '#domain/opportunity/completeness';
import { type Status, statuses } from '#domain/opportunity/facts';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { oneOf, pageIn, searchIn } from '#domain/query-string';
import { type SectorKey, sectorKeys } from '#domain/sector';

/** The sort orders of the administrator’s list: by creation, change, title, drafts first, deadline. */
export const adminSortings = ['newest', 'changed', 'title', 'status', 'deadline'] as const;

export type AdminSorting = (typeof adminSortings)[number];

/** Search, filters, sort order and page of the administrator's list. Its URL contains them. */
export interface AdminQuery extends AdminListQuery {
  readonly sector: SectorKey | null;
  readonly province: ProvinceCode | null;
  readonly status: Status | null;
  readonly missing: Gap | null;
  /** Not confirmed for more than so many days. */
  readonly unconfirmed: ConfirmationAge | null;
  readonly sort: AdminSorting;
}

/** Queries of the administrator's list. */
export const adminQueries = listQueries<AdminQuery>(
  {
    q: '',
    sector: null,
    province: null,
    status: null,
    missing: null,
    unconfirmed: null,
    sort: 'newest',
    page: 1,
  },
  {
    q: searchIn,
    sector: (word) => oneOf(sectorKeys, word),
    province: (word) => oneOf(provinceCodes, word),
    status: (word) => oneOf(statuses, word),
    missing: (word) => oneOf(gaps, word),
    unconfirmed: (word) => confirmationAges.find((days) => String(days) === word) ?? null,
    sort: (word) => oneOf(adminSortings, word),
    page: pageIn,
  },
);
