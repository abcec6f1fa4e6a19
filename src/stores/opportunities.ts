import { atom } from 'nanostores';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { fetchOpportunities } from '../api/opportunities';

export type OpportunitiesState =
  | { readonly kind: 'loading' }
  /** The last attempt failed; another follows by itself. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly opportunities: readonly OpportunitySummary[] };

/** Milliseconds between a failed attempt and the next (docs/specification.md §3.4). */
export const retryDelay = 5_000;

export const $opportunities = atom<OpportunitiesState>({ kind: 'loading' });

let wanted = false;
let underWay = false;
let nextAttempt: ReturnType<typeof setTimeout> | undefined;

/** Loads the list and keeps trying until it is there; the function returned stops the trying. */
export function loadOpportunities(): () => void {
  wanted = true;
  void attempt();
  return () => {
    wanted = false;
    clearTimeout(nextAttempt);
  };
}

/** Tries at once instead of waiting for the next attempt, and shows that it does. */
export function tryAgain(): void {
  clearTimeout(nextAttempt);
  $opportunities.set({ kind: 'loading' });
  void attempt();
}

async function attempt(): Promise<void> {
  if (underWay) return;
  underWay = true;
  try {
    $opportunities.set({ kind: 'loaded', opportunities: await fetchOpportunities() });
  } catch {
    $opportunities.set({ kind: 'failed' });
    if (wanted) nextAttempt = setTimeout(() => void attempt(), retryDelay);
  } finally {
    underWay = false;
  }
}
