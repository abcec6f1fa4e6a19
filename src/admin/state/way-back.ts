import { atom } from 'nanostores';

/** What the list was last asked for, with its `?`, so that the way back leads to the same query and page. */
export const $listSearch = atom('');

/** The same of the inbox. */
export const $inboxSearch = atom('');

/** The opportunity or enquiry whose screen was just left for the list: the list takes the keyboard to its row. */
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
