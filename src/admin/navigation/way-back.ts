import { atom } from 'nanostores';

/** The list's last query string, with `?`, so that returning shows the same query and page. */
export const $listSearch = atom('');

/** The inbox's last query string, with `?`. */
export const $inboxSearch = atom('');

/** The opportunity or enquiry that was just closed: the list focuses its row. */
export const $cameFrom = atom<string | undefined>(undefined);

export function rememberSearch(search: string): void {
  $listSearch.set(search);
}

export function rememberInboxSearch(search: string): void {
  $inboxSearch.set(search);
}

export function comeFrom(id: string): void {
  $cameFrom.set(id);
}

export function arrive(): void {
  $cameFrom.set(undefined);
}
