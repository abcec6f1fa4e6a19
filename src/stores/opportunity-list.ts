import { createRouter } from '@nanostores/router';
import { atom } from 'nanostores';
import type { Language } from '#domain/language';
import { type ListQuery, readListQuery } from '#domain/opportunity/query';
import { listPath } from '../i18n/list-paths';

/** The list's path in any language, with the word for a sector and the query string. */
const listURL = /^(?:\/[^/?]+)?\/opportunities(?:\/([^/?]+))?(?:\?(.*))?$/i;

// Navigation by links is left to the browser; only `goTo` uses the router.
const $page = createRouter(
  { list: [listURL, (word?: string, search = '') => readListQuery(word, search)] },
  { search: true, links: false },
);

/** The list's query. The URL is its only source; `undefined` until it has been read. */
export const $query = atom<ListQuery | undefined>();

/** Reads the query from the URL, now and on back or forward; returns a function that stops this. */
export function followListURL(): () => void {
  return $page.subscribe((page) => $query.set(page?.params ?? readListQuery(undefined, '')));
}

/** Shows another query and writes its path to the history, as a new entry or replacing the current one. */
export function goTo(query: ListQuery, language: Language, how: 'push' | 'replace' = 'push'): void {
  $page.open(listPath(query, language), how === 'replace');
}
