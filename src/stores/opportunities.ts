import { listPublished } from '#domain/calls/public-list';
import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { createLoader } from '../api/loader';
import { createRetry } from '../api/poor-connection';
import { request } from '../api/request';

type OpportunitiesState =
  | { readonly kind: 'loading' }
  /** The last attempt failed; a retry follows automatically. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly opportunities: readonly OpportunitySummary[] };

// A page has one language, so only one list is loaded.
let reader: Language | undefined;

const { $state, refresh } = createLoader<OpportunitiesState>({ kind: 'loading' }, async () => {
  if (!reader) return undefined;
  try {
    return { kind: 'loaded', opportunities: await request(listPublished, { query: { language: reader } }) };
  } catch {
    return { kind: 'failed' };
  }
});

export const $opportunities = $state;

const { tryNow, stop } = createRetry(async () => {
  await refresh();
  return $opportunities.get().kind === 'loaded';
});

/** Loads the list in a language and retries until it succeeds; the returned function stops retrying. */
export function loadOpportunities(language: Language): () => void {
  reader = language;
  tryNow();
  return stop;
}

/** Retries at once, and shows the loading state. */
export function tryAgain(): void {
  $opportunities.set({ kind: 'loading' });
  tryNow();
}
