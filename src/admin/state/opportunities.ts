import type { Opportunity } from '#domain/opportunity/opportunity';
import { deleteOpportunity, fetchAllOpportunities } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { type CallResult, discardImages, withToken } from './call';

export type AdminOpportunities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'loaded'; readonly opportunities: readonly Opportunity[] };

const loader = createLoader<AdminOpportunities>({ kind: 'loading' }, async () => {
  const result = await withToken(fetchAllOpportunities);
  if (result.kind === 'forbidden') return undefined;
  return result.kind === 'answered' ? { kind: 'loaded', opportunities: result.answer } : result;
});

/** Every opportunity, in full, as the store held them when they were last asked for. */
export const $adminOpportunities = loader.$state;

/** Asks for the list, showing the loader meanwhile. */
export const loadOpportunities = loader.load;

/** Asks for the list again, showing the one at hand until the answer is there. */
export const refreshOpportunities = loader.refresh;

/**
 * Deletes an opportunity in the version that is shown, then each of its images, and refreshes the list
 * (docs/specification.md §6.7).
 */
export async function removeOpportunity({ id, version, imageURL }: Opportunity): Promise<CallResult<void>> {
  const result = await withToken((token) => deleteOpportunity(token, id, version));
  // Somebody has changed it, or brought it back: the list shows how it stands.
  if (result.kind === 'failed' && result.error.status === 409) void refreshOpportunities();
  if (result.kind !== 'answered') return result;
  const known = $adminOpportunities.get();
  if (known.kind === 'loaded') {
    $adminOpportunities.set({ kind: 'loaded', opportunities: known.opportunities.filter((other) => other.id !== id) });
  }
  void discardImages(imageURL);
  void refreshOpportunities();
  return result;
}
