import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchOpportunitiesAfter } from '../../api/admin-opportunities';
import { createLoader, type Loader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { loadByPages } from './load-by-pages';
import { createOpening } from './opening';

export type AdminOpportunities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'loaded';
      readonly opportunities: readonly Opportunity[];
      /** Others are still on their way. */
      readonly more?: true;
    };

const loader: Loader<AdminOpportunities> = createLoader<AdminOpportunities>({ kind: 'loading' }, load);

/** Every opportunity, in full, as the store held them when they were last asked for. */
export const $adminOpportunities = loader.$state;

/** Asks for the list, showing the loader meanwhile. */
export const loadOpportunities = loader.load;

/** Asks for the list again, showing the one at hand until the answer is there. */
export const refreshOpportunities = loader.refresh;

/** Asks for the list before its screen is there, and when it opens. */
export const { begin: beginOpportunities, open: openOpportunities } = createOpening(loader);

/** Asks for all of it; where nothing is at hand, what has come is shown while the rest is on its way. */
async function load(show: (part: AdminOpportunities) => void): Promise<AdminOpportunities | undefined> {
  const isFirst = $adminOpportunities.get().kind !== 'loaded';
  const result = await loadByPages(fetchOpportunitiesAfter, (opportunities) => {
    if (isFirst) show({ kind: 'loaded', opportunities, more: true });
  });
  if (result.kind === 'forbidden') return undefined;
  return result.kind === 'answered' ? { kind: 'loaded', opportunities: result.answer } : result;
}

/** Puts an opportunity as it stands now into the list at hand. */
export function noteChanged(opportunity: Opportunity): void {
  changeKnown((known) => known.map((other) => (other.id === opportunity.id ? opportunity : other)));
}

/** Takes an opportunity that was deleted out of the list at hand. */
export function noteDeleted(id: string): void {
  changeKnown((known) => known.filter((other) => other.id !== id));
}

function changeKnown(change: (known: readonly Opportunity[]) => readonly Opportunity[]): void {
  const list = $adminOpportunities.get();
  if (list.kind === 'loaded') $adminOpportunities.set({ ...list, opportunities: change(list.opportunities) });
}
