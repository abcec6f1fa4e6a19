import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { mergedShortlists, readIds, toggled, writeIds } from '#domain/opportunity/shortlist';

const storageKey = 'shortlist';

const none: readonly string[] = [];

/**
 * Ids of the visitor's shortlist, in the order of addition. Shared between tabs; if storage is blocked, it lasts as long
 * as the page.
 */
export const $shortlist = persistentAtom<readonly string[]>(storageKey, none, {
  encode: (ids) => (ids.length > 0 ? writeIds(ids) : undefined),
  decode: (text) => readIds(text).ids,
});

/** For `useStore`: the shortlist is empty on the server and during hydration. */
export const asOnServer = { ssr: () => none } as const;

/** Adds an opportunity to the shortlist, or removes it. */
export function toggleShortlisted(id: string): void {
  store(toggled($shortlist.get(), id));
}

/** Removes opportunities. */
export function dropShortlisted(ids: readonly string[]): void {
  store($shortlist.get().filter((id) => !ids.includes(id)));
}

/** Restores opportunities, placed before those added since. */
export function restoreShortlisted(ids: readonly string[]): void {
  store(mergedShortlists(ids, $shortlist.get()));
}

function store(ids: readonly string[]): void {
  try {
    $shortlist.set(ids);
  } catch {
    // Storage is full: from now on keep the shortlist in memory.
    setPersistentEngine({}, windowPersistentEvents);
    $shortlist.set(ids);
  }
}
