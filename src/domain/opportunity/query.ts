import { keysOf } from '#domain/keys';
import { limits } from '#domain/limits';
import { type Seeking, type Stage, seekingKinds, stages } from '#domain/opportunity/facts';
import { isSubSectorOf, type SubSector, subSectors } from '#domain/opportunity/sub-sector';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { oneOf, pageIn, parametersOf, type Readers, readQuery, searchIn } from '#domain/query-string';
import { type SectorKey, sectorFromPath } from '#domain/sector';

/** Sort orders of the list: newest first, by title, by sum with the largest first. */
export const sortings = ['newest', 'title', 'size'] as const;

/** The list as cards, or as a map of the provinces. */
export const views = ['list', 'map'] as const;

export type Sorting = (typeof sortings)[number];
type View = (typeof views)[number];

/**
 * The query of the list. In the URL the sector is the last segment of the path, everything else the query. `from` and
 * `to` are whole US dollars.
 */
export interface ListQuery {
  readonly sector: SectorKey | null;
  /** One of the sector’s; without a sector any. */
  readonly subSector: SubSector | null;
  readonly q: string;
  readonly province: ProvinceCode | null;
  readonly stage: Stage | null;
  readonly seeking: Seeking | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly sort: Sorting;
  readonly view: View;
  readonly page: number;
}

/** The whole list, from its beginning. */
export const wholeList: ListQuery = {
  sector: null,
  subSector: null,
  q: '',
  province: null,
  stage: null,
  seeking: null,
  from: null,
  to: null,
  sort: 'newest',
  view: 'list',
  page: 1,
};

/** The sector is not a parameter: it is in the path. */
const readers: Readers<Omit<ListQuery, 'sector'>> = {
  q: searchIn,
  subSector: (word) => oneOf(subSectors, word),
  province: (word) => oneOf(provinceCodes, word),
  stage: (word) => oneOf(stages, word),
  seeking: (word) => oneOf(seekingKinds, word),
  from: sumIn,
  to: sumIn,
  sort: (word) => oneOf(sortings, word),
  view: (word) => oneOf(views, word),
  page: pageIn,
};

/** The query parameters of the list’s URL, in order. */
export const queryParameters = keysOf(readers);

/** Parses the query of a URL: the sector in its path, and its query string. Unknown values are ignored. */
export function readListQuery(word: string | undefined, search: string): ListQuery {
  const sector = sectorFromPath(word ?? '') ?? null;
  return withinSector({ ...readQuery(search, wholeList, readers), sector });
}

/** The English path and query string of a query, without values that equal the whole list’s. */
export function urlOfListQuery(query: ListQuery): string {
  const parameters = parametersOf(query, wholeList, queryParameters).toString();
  const path = query.sector ? `/opportunities/${query.sector}` : '/opportunities';
  return parameters === '' ? path : `${path}?${parameters}`;
}

/**
 * The canonical query of a page of the list, where `shown` is its number: without searched words and sums, which have
 * endless variants that search engines should treat as one list.
 */
export function canonicalQuery(query: ListQuery, shown: number): ListQuery {
  const { q, from, to, view } = query;
  const isPaged = q === '' && from === null && to === null && view === 'list';
  return { ...query, q: '', from: null, to: null, page: isPaged ? shown : 1 };
}

/** Whether two queries are equal. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return urlOfListQuery(one) === urlOfListQuery(other);
}

/** The active filters of a query, in their order on the page. */
export function activeFilters(query: ListQuery): readonly Filter[] {
  return filters.filter((name) => query[name] !== wholeList[name]);
}

/** The filters. */
export const filters = ['q', 'sector', 'subSector', 'province', 'stage', 'seeking', 'from', 'to'] as const;

export type Filter = (typeof filters)[number];

/** The query with changed filters, from its first page. */
export function refined(query: ListQuery, change: Partial<Omit<ListQuery, 'page'>>): ListQuery {
  return withinSector({ ...query, ...change, page: 1 });
}

/** The query without the sub-sector of another sector. */
function withinSector(query: ListQuery): ListQuery {
  const { sector, subSector } = query;
  const isOther = sector !== null && subSector !== null && !isSubSectorOf(sector, subSector);
  return isOther ? { ...query, subSector: null } : query;
}

/** The query without one filter. */
export function without(query: ListQuery, filter: Filter): ListQuery {
  return refined(query, { [filter]: wholeList[filter] });
}

/** The filters of a query besides the sector, as parameters of a URL. */
export function filterParameters(query: ListQuery): URLSearchParams {
  const names = queryParameters.filter((name) => filters.some((filter) => filter === name));
  return parametersOf(query, wholeList, names);
}

/** Whether a query has a free value: its variants are endless, so that no shared cache should hold their responses. */
export const isFree = ({ q, from, to }: ListQuery): boolean => q !== '' || from !== null || to !== null;

/** The query without filters; its order and view stay. */
export function cleared({ sort, view }: ListQuery): ListQuery {
  return { ...wholeList, sort, view };
}

function sumIn(word: string): number | null {
  const sum = /^[1-9]\d*$/.test(word) ? Number(word) : 0;
  return sum >= 1 && sum <= limits.investment ? sum : null;
}
