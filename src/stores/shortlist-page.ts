import { atom, computed } from 'nanostores';
import { comparedOf } from '#domain/opportunity/compare';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { idsInQuery, type NamedIds } from '#domain/opportunity/shortlist';
import { $opportunities } from './opportunities';
import { $shortlist, dropShortlisted, restoreShortlisted } from './shortlist';

/** The page's content: the shortlist of a shared link, or else the visitor's own. */
export type ShortlistPage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The visitor's shortlist is empty. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'loaded';
      /** Whether it is the visitor's own shortlist. */
      readonly own: boolean;
      readonly shown: readonly OpportunitySummary[];
      /** Ids of withdrawn opportunities, which are not shown. */
      readonly withdrawn: readonly string[];
      /** Whether the link names more opportunities than can be shown. */
      readonly hasMore: boolean;
      /** The shown opportunities that are compared. */
      readonly compared: readonly OpportunitySummary[];
    };

/** A removal that can be undone. */
export interface Removal {
  /** The shortlist before the removal. */
  readonly before: readonly string[];
  /** Title of the removed opportunity, if it was a single one. */
  readonly title: string | undefined;
}

/** Ids in the URL; `undefined` until it has been read, because the page is prebuilt for all visitors. */
const $linked = atom<NamedIds | 'none' | undefined>();

const $chosen = atom<readonly string[] | undefined>();

export const $removal = atom<Removal | undefined>();

export const $shortlistPage = computed(
  [$linked, $shortlist, $opportunities, $chosen],
  (linked, shortlisted, list, chosen): ShortlistPage => {
    if (!linked) return { kind: 'loading' };
    const own = linked === 'none';
    const { ids, hasMore } = own ? { ids: shortlisted, hasMore: false } : linked;
    if (own && ids.length === 0) return { kind: 'empty' };
    if (list.kind !== 'loaded') return { kind: list.kind };
    const published = new Map(list.opportunities.map((opportunity) => [opportunity.id, opportunity]));
    const find = (some: readonly string[]) => some.flatMap((id) => published.get(id) ?? []);
    const shown = find(ids);
    const compared = comparedOf(
      shown.map(({ id }) => id),
      chosen,
    );
    const withdrawn = ids.filter((id) => !published.has(id));
    return { kind: 'loaded', own, shown, withdrawn, hasMore, compared: find(compared) };
  },
);

/** Reads the ids from the URL. */
export function readURL(): void {
  $linked.set(idsInQuery(location.search, 'ids') ?? 'none');
}

/** Adds an opportunity to the comparison, or removes it. */
export function toggleCompared(id: string): void {
  const page = $shortlistPage.get();
  if (page.kind !== 'loaded') return;
  const compared = page.compared.map((opportunity) => opportunity.id);
  $chosen.set(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]);
}

/** Removes opportunities from the visitor's shortlist; can be undone. */
export function remove(ids: readonly string[], title?: string): void {
  $removal.set({ before: $shortlist.get(), title });
  dropShortlisted(ids);
}

/** Undoes the last removal. */
export function undoRemoval(): void {
  restoreShortlisted($removal.get()?.before ?? []);
  $removal.set(undefined);
}
