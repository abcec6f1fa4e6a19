import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { joined, readIds, toggled, writeIds } from '#domain/opportunity/shortlist';

const storageKey = 'shortlist';

const none: readonly string[] = [];

/**
 * The ids of the opportunities that the visitor keeps, in the order in which they were added. It follows other tabs; where
 * storage is blocked it lasts as long as the page.
 */
export const $shortlist = persistentAtom<readonly string[]>(storageKey, none, {
  encode: (ids) => (ids.length > 0 ? writeIds(ids) : undefined),
  decode: (text) => readIds(text).ids,
});

/** For `useStore`: on the server, and while an island takes over what the server wrote, nothing is kept. */
export const asOnServer = { ssr: () => none } as const;

/** Keeps an opportunity, or no longer. */
export function toggleShortlisted(id: string): void {
  keep(toggled($shortlist.get(), id));
}

/** Keeps these no longer. */
export function dropShortlisted(ids: readonly string[]): void {
  keep($shortlist.get().filter((id) => !ids.includes(id)));
}

/** Keeps these again, before what has been added since. */
export function keepAgain(ids: readonly string[]): void {
  keep(joined(ids, $shortlist.get()));
}

function keep(ids: readonly string[]): void {
  try {
    $shortlist.set(ids);
  } catch {
    // Storage is full: from here on the page itself holds them.
    setPersistentEngine({}, windowPersistentEvents);
    $shortlist.set(ids);
  }
}
