import { limits } from '#domain/limits';
import { type Seeking, type Stage, seekingKinds, stages } from '#domain/opportunity/facts';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { oneOf, pageIn, parametersOf, type Readers, readQuery, searchIn } from '#domain/query-string';
import { type SectorKey, sectorFromPath } from '#domain/sector';

/** The orders that the list can be in: as published, by title, by the sum that is looked for, the largest first. */
export const sortings = ['newest', 'title', 'size'] as const;

/** The list as cards, or as a map of the provinces. */
export const views = ['list', 'map'] as const;

export type Sorting = (typeof sortings)[number];
export type View = (typeof views)[number];

/**
 * What of the list is asked for. The URL says it: the sector as the last word of its path, everything else after the `?`.
 * `from` and `to` are whole US dollars.
 */
export interface ListQuery {
  readonly sector: SectorKey | null;
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

/** The parameters that a list's URL may have, in their order there. */
export const queryParameters = ['q', 'province', 'stage', 'seeking', 'from', 'to', 'sort', 'view', 'page'] as const;

/** The sector is no parameter: it is read from the path. */
const readers: Readers<Omit<ListQuery, 'sector'>> = {
  q: searchIn,
  province: (word) => oneOf(provinceCodes, word),
  stage: (word) => oneOf(stages, word),
  seeking: (word) => oneOf(seekingKinds, word),
  from: sumIn,
  to: sumIn,
  sort: (word) => oneOf(sortings, word),
  view: (word) => oneOf(views, word),
  page: pageIn,
};

/** The query that a URL asks for: the sector's word in its path, and what follows its `?`. What is unknown counts as not asked. */
export function readListQuery(word: string | undefined, search: string): ListQuery {
  const sector = sectorFromPath(word ?? '') ?? null;
  return { ...readQuery(search, wholeList, readers), sector };
}

/** The path in English, and what follows it, that ask for a query; what is as in the whole list is left out. */
export function urlOfListQuery(query: ListQuery): string {
  const parameters = parametersOf(query, wholeList, queryParameters).toString();
  const path = query.sector ? `/opportunities/${query.sector}` : '/opportunities';
  return parameters === '' ? path : `${path}?${parameters}`;
}

/**
 * The query whose URL search engines keep for a page of the list, where `shown` is its number: its own, but without
 * searched words and sums, of which there are endlessly many. Their pages count as variants of the list without them.
 */
export function canonicalQuery(query: ListQuery, shown: number): ListQuery {
  const { q, from, to, view } = query;
  const isPaged = q === '' && from === null && to === null && view === 'list';
  return { ...query, q: '', from: null, to: null, page: isPaged ? shown : 1 };
}

/** Whether two queries ask for the same. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return urlOfListQuery(one) === urlOfListQuery(other);
}

/** The filters of a query that leave something out, in their order on the page. */
export function activeFilters(query: ListQuery): readonly Filter[] {
  return filters.filter((name) => query[name] !== wholeList[name]);
}

/** What leaves opportunities out. */
export const filters = ['q', 'sector', 'province', 'stage', 'seeking', 'from', 'to'] as const;

export type Filter = (typeof filters)[number];

/** The query without some of its filters, or with others, from its first page. */
export function refined(query: ListQuery, change: Partial<Omit<ListQuery, 'page'>>): ListQuery {
  return { ...query, ...change, page: 1 };
}

/** The query without one filter. */
export function without(query: ListQuery, filter: Filter): ListQuery {
  return refined(query, { [filter]: wholeList[filter] });
}

/** The query without any filter; its order and view stay. */
export function cleared({ sort, view }: ListQuery): ListQuery {
  return { ...wholeList, sort, view };
}

function sumIn(word: string): number | null {
  const sum = /^[1-9]\d*$/.test(word) ? Number(word) : 0;
  return sum >= 1 && sum <= limits.investment ? sum : null;
}
