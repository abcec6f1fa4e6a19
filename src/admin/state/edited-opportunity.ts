import { atom, type ReadableAtom } from 'nanostores';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchAllOpportunities } from '../../api/admin-opportunities';
import type { ApiError } from '../../api/request';
import { withToken } from './call';

export type Edited =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly opportunity: Opportunity };

export interface EditedOpportunity {
  readonly $edited: ReadableAtom<Edited>;
  load(): Promise<void>;
}

/** The opportunity to be edited, as it is stored now: looked for in the whole list, for no call answers a single one. */
export function createEditedOpportunity(id: string): EditedOpportunity {
  const $edited = atom<Edited>({ kind: 'loading' });
  return {
    $edited,
    async load() {
      $edited.set({ kind: 'loading' });
      const result = await withToken(fetchAllOpportunities);
      if (result.kind === 'forbidden') return;
      if (result.kind === 'failed') {
        $edited.set(result);
        return;
      }
      const opportunity = result.answer.find((candidate) => candidate.id === id);
      $edited.set(opportunity ? { kind: 'found', opportunity } : { kind: 'missing' });
    },
  };
}
