import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchOpportunitiesAfter } from '../../api/admin-opportunities';
import { createLoader, type Loader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { createOpening, loadByPages } from '../list/list-loader';

export type AdminOpportunities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'loaded';
      readonly opportunities: readonly Opportunity[];
      /** More pages are still loading. */
      readonly more?: true;
    };

const loader: Loader<AdminOpportunities> = createLoader<AdminOpportunities>({ kind: 'loading' }, load);

/** All opportunities in full, as last loaded. */
export const $adminOpportunities = loader.$state;

/** Loads the list and shows a loader. */
export const loadOpportunities = loader.load;

/** Reloads the list; the present one stays visible until then. */
export const refreshOpportunities = loader.refresh;

/** Start loading before the screen is rendered, and load when it opens. */
export const { begin: beginOpportunities, open: openOpportunities } = createOpening(loader);

/** Loads all pages. On the first load, shows the pages received so far. */
async function load(show: (part: AdminOpportunities) => void): Promise<AdminOpportunities | undefined> {
  const isFirst = $adminOpportunities.get().kind !== 'loaded';
  const result = await loadByPages(fetchOpportunitiesAfter, (opportunities) => {
    if (isFirst) show({ kind: 'loaded', opportunities, more: true });
  });
  if (result.kind === 'forbidden') return undefined;
  return result.kind === 'answered' ? { kind: 'loaded', opportunities: result.answer } : result;
}

/** Updates a changed opportunity in the loaded list. */
export function noteChanged(opportunity: Opportunity): void {
  changeKnown((known) => known.map((other) => (other.id === opportunity.id ? opportunity : other)));
}

/** Removes a deleted opportunity from the loaded list. */
export function noteDeleted(id: string): void {
  changeKnown((known) => known.filter((other) => other.id !== id));
}

function changeKnown(change: (known: readonly Opportunity[]) => readonly Opportunity[]): void {
  const list = $adminOpportunities.get();
  if (list.kind === 'loaded') $adminOpportunities.set({ ...list, opportunities: change(list.opportunities) });
}
