import { keysOf } from '#domain/keys';
import { parametersOf, type Readers, readQuery } from '#domain/query-string';

/** Query parameters common to all lists of the admin area. */
export interface AdminListQuery {
  /** Search text. */
  readonly q: string;
  readonly sort: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads and writes the query of a list. */
export interface ListQueries<Query extends AdminListQuery> {
  /** The first page of the whole list. */
  readonly whole: Query;
  /** Parses the query string of a URL. Unknown values are ignored. */
  read(search: string): Query;
  /** The query string of a URL, with `?`; empty for the whole list. */
  search(query: Query): string;
  /** Whether a query leaves something out. Sort order and page do not. */
  isFiltered(query: Query): boolean;
}

export function listQueries<Query extends AdminListQuery>(whole: Query, readers: Readers<Query>): ListQueries<Query> {
  const search = (query: Query) => searchOfQuery(query, whole, keysOf(whole));
  return {
    whole,
    read: (text) => readQuery(text, whole, readers),
    search,
    isFiltered: (query) => search({ ...query, sort: whole.sort, page: 1 }) !== '',
  };
}

/** The query string with its `?`; empty for the whole. */
function searchOfQuery<Query extends object>(query: Query, whole: Query, names: readonly (keyof Query)[]): string {
  const asked = parametersOf(query, whole, names).toString();
  return asked === '' ? '' : `?${asked}`;
}
