import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { createLoader } from '../api/loader';
import { fetchOpportunities } from '../api/opportunities';
import { createRetry } from '../api/retry';

export type OpportunitiesState =
  | { readonly kind: 'loading' }
  /** The last attempt failed; another follows by itself. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly opportunities: readonly OpportunitySummary[] };

// A page has one language, so that the list is asked for in one.
let reader: Language | undefined;

const { $state, refresh } = createLoader<OpportunitiesState>({ kind: 'loading' }, async () => {
  if (!reader) return undefined;
  try {
    return { kind: 'loaded', opportunities: await fetchOpportunities(reader) };
  } catch {
    return { kind: 'failed' };
  }
});

export const $opportunities = $state;

const { tryNow, stop } = createRetry(async () => {
  await refresh();
  return $opportunities.get().kind === 'loaded';
});

/** Loads the list for a reader of a language and keeps trying until it is there; the function returned stops the trying. */
export function loadOpportunities(language: Language): () => void {
  reader = language;
  tryNow();
  return stop;
}

/** Tries at once instead of waiting for the next attempt, and shows that it does. */
export function tryAgain(): void {
  $opportunities.set({ kind: 'loading' });
  tryNow();
}
