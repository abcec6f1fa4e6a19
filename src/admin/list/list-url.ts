import { atom, type ReadableAtom } from 'nanostores';
import type { AdminListQuery, ListQueries } from '#domain/list/list-query';
import { open, pathTo, redirect } from '../navigation/router';

type ListRoute = 'list' | 'enquiries';

/** The URL of a list, which holds its search, filters, sort order and page. */
export interface ListUrl<Query extends AdminListQuery> {
  readonly route: ListRoute;
  readonly queries: ListQueries<Query>;
  /** The path of the query that was shown last, for links back to the list. */
  readonly $lastPath: ReadableAtom<string>;
  pathOf(query: Query): string;
  /**
   * Opens a query and adds a history entry; `typed` replaces the current entry instead, so that typing adds none per
   * key.
   */
  goTo(query: Query, options?: { readonly typed?: boolean }): void;
  /** Remembers the shown query. */
  remember(query: Query): void;
}

export function createListUrl<Query extends AdminListQuery>(
  route: ListRoute,
  queries: ListQueries<Query>,
): ListUrl<Query> {
  const pathOf = (query: Query) => pathTo(route) + queries.search(query);
  const $lastPath = atom(pathTo(route));
  return {
    route,
    queries,
    $lastPath,
    pathOf,
    goTo: (query, { typed = false } = {}) => (typed ? redirect : open)(pathOf(query)),
    remember: (query) => $lastPath.set(pathOf(query)),
  };
}

/** The record that was just closed: its list focuses its row. */
export const $closedRecord = atom<string | undefined>(undefined);

export function setClosedRecord(id: string | undefined): void {
  $closedRecord.set(id);
}
