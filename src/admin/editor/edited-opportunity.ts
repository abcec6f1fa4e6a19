import type { ReadableAtom } from 'nanostores';
import { isOpportunityId, type Opportunity } from '#domain/opportunity/opportunity';
import { fetchOpportunity } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { withToken } from '../session/call';

type Edited =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly opportunity: Opportunity };

interface EditedOpportunity {
  readonly $edited: ReadableAtom<Edited>;
  load(): Promise<void>;
}

/** Loads the current stored version of the opportunity to edit. */
export function createEditedOpportunity(id: string): EditedOpportunity {
  const { $state, load } = createLoader<Edited>({ kind: 'loading' }, async () => {
    // Not a valid id: no request is needed.
    if (!isOpportunityId(id)) return { kind: 'missing' };
    const result = await withToken((token) => fetchOpportunity(token, id));
    if (result.kind === 'succeeded') return { kind: 'found', opportunity: result.response };
    if (result.kind === 'failed') return result.error.status === 404 ? { kind: 'missing' } : result;
    return undefined;
  });
  return { $edited: $state, load };
}
