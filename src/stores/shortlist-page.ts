import { atom, computed } from 'nanostores';
import { comparedOf } from '#domain/opportunity/compare';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { idsInQuery, type NamedIds } from '#domain/opportunity/shortlist';
import { $opportunities } from './opportunities';
import { $shortlist, dropShortlisted, keepAgain } from './shortlist';

/** What the page shows: what a link names, or else what the visitor keeps. */
export type ShortlistPage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The visitor keeps nothing. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'loaded';
      /** Whether it is what the visitor keeps. */
      readonly own: boolean;
      readonly shown: readonly OpportunitySummary[];
      /** The ids of what is not shown, as it has been withdrawn. */
      readonly withdrawn: readonly string[];
      /** Whether the link names more than can be shown. */
      readonly hasMore: boolean;
      /** Those of the ones shown that are compared. */
      readonly compared: readonly OpportunitySummary[];
    };

/** What has been taken away and can be brought back. */
export interface Removal {
  /** What was kept before. */
  readonly before: readonly string[];
  /** The opportunity's title, where it was a single one. */
  readonly title: string | undefined;
}

/** What the URL names; unknown until it has been read, as the page is built for all. */
const $linked = atom<NamedIds | 'none' | undefined>();

const $chosen = atom<readonly string[] | undefined>();

export const $removal = atom<Removal | undefined>();

export const $shortlistPage = computed(
  [$linked, $shortlist, $opportunities, $chosen],
  (linked, kept, list, chosen): ShortlistPage => {
    if (!linked) return { kind: 'loading' };
    const own = linked === 'none';
    const { ids, hasMore } = own ? { ids: kept, hasMore: false } : linked;
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

/** Takes from the URL what is to be shown. */
export function readURL(): void {
  $linked.set(idsInQuery(location.search, 'ids') ?? 'none');
}

/** Compares one of those shown, or no longer. */
export function toggleCompared(id: string): void {
  const page = $shortlistPage.get();
  if (page.kind !== 'loaded') return;
  const compared = page.compared.map((opportunity) => opportunity.id);
  $chosen.set(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]);
}

/** Takes opportunities out of the visitor's shortlist, so that it can be undone. */
export function remove(ids: readonly string[], title?: string): void {
  $removal.set({ before: $shortlist.get(), title });
  dropShortlisted(ids);
}

/** Brings back what was taken away last. */
export function undoRemoval(): void {
  keepAgain($removal.get()?.before ?? []);
  $removal.set(undefined);
}
