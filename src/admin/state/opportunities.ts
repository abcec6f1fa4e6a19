import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchOpportunitiesAfter } from '../../api/admin-opportunities';
import { createLoader, type Loader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { withToken } from './call';

export type AdminOpportunities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'loaded';
      readonly opportunities: readonly Opportunity[];
      /** Others are still on their way. */
      readonly more?: true;
    };

const loader: Loader<AdminOpportunities> = createLoader<AdminOpportunities>({ kind: 'loading' }, loadByPages);

/** Every opportunity, in full, as the store held them when they were last asked for. */
export const $adminOpportunities = loader.$state;

/** Asks for the list, showing the loader meanwhile. */
export const loadOpportunities = loader.load;

/** Asks for the list again, showing the one at hand until the answer is there. */
export const refreshOpportunities = loader.refresh;

/** Asks for the list: behind the one at hand, where there is one. */
export function openOpportunities(): Promise<void> {
  return $adminOpportunities.get().kind === 'loaded' ? refreshOpportunities() : loadOpportunities();
}

/** Asks for one page after the other; where nothing is at hand, what has come is shown while the rest is on its way. */
async function loadByPages(show: (part: AdminOpportunities) => void): Promise<AdminOpportunities | undefined> {
  const isFirst = $adminOpportunities.get().kind !== 'loaded';
  let opportunities: readonly Opportunity[] = [];
  for (;;) {
    const last = opportunities.at(-1)?.id ?? '';
    const result = await withToken((token) => fetchOpportunitiesAfter(token, last));
    if (result.kind === 'forbidden') return undefined;
    if (result.kind === 'failed') return result;
    if (result.answer.length === 0) return { kind: 'loaded', opportunities };
    opportunities = [...opportunities, ...result.answer];
    if (isFirst) show({ kind: 'loaded', opportunities, more: true });
  }
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
