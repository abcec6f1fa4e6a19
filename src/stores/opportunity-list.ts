import { createRouter } from '@nanostores/router';
import { atom } from 'nanostores';
import type { Language } from '#domain/language';
import { type ListQuery, readListQuery } from '#domain/opportunity/query';
import { listPath } from '../i18n/list-path';

/** The list's path in whatever language, with the word for a sector, and what follows the `?`. */
const listURL = /^(?:\/[^/?]+)?\/opportunities(?:\/([^/?]+))?(?:\?(.*))?$/i;

// The browser follows the page's links itself, but for those that call `goTo`.
const $page = createRouter(
  { list: [listURL, (word?: string, search = '') => readListQuery(word, search)] },
  { search: true, links: false },
);

/** What of the list is asked for. The URL says it, nothing else remembers it; unknown until the browser's has been read. */
export const $query = atom<ListQuery | undefined>();

/** Takes the query from the URL, now and whenever the reader goes back or forward; returns how to stop. */
export function followURL(): () => void {
  return $page.subscribe((page) => $query.set(page?.params ?? readListQuery(undefined, '')));
}

/** Shows another query and puts its path into the history, as a new entry or in place of the current one. */
export function goTo(query: ListQuery, language: Language, how: 'push' | 'replace' = 'push'): void {
  $page.open(listPath(query, language), how === 'replace');
}
