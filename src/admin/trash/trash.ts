import { atom, type ReadableAtom } from 'nanostores';
import type { DeletedOpportunity } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { deleteOpportunity, fetchTrash, restoreOpportunity } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { type CallResult, withToken } from '../session/call';

type Trash =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'loaded'; readonly deleted: readonly DeletedOpportunity[] };

/** Result of the last action on an opportunity in the trash. */
type TrashAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way'; readonly id: string }
  | { readonly kind: 'restored'; readonly opportunity: Opportunity }
  | { readonly kind: 'undone'; readonly opportunity: Opportunity }
  /** Somebody else has changed it since the trash was loaded. */
  | { readonly kind: 'overtaken'; readonly title: string }
  | { readonly kind: 'failed'; readonly title: string; readonly error: ApiError; readonly again: () => Promise<void> };

export interface TrashOf {
  readonly $trash: ReadableAtom<Trash>;
  readonly $action: ReadableAtom<TrashAction>;
  load(): Promise<void>;
  /** Reloads the trash; the present list stays visible until then. */
  refresh(): Promise<void>;
  /** Restores the shown version of a deleted opportunity. */
  restore(deleted: DeletedOpportunity): Promise<void>;
  /** Moves the last restored opportunity back into the trash. */
  undo(): Promise<void>;
}

/** Loads the trash, and restores opportunities from it. */
export function createTrash(): TrashOf {
  const { $state, load, refresh } = createLoader<Trash>({ kind: 'loading' }, async () => {
    const result = await withToken(fetchTrash);
    if (result.kind === 'forbidden') return undefined;
    return result.kind === 'succeeded' ? { kind: 'loaded', deleted: result.response } : result;
  });
  const $action = atom<TrashAction>({ kind: 'none' });

  async function carryOut<ResponseBody>(
    on: Opportunity,
    call: (token: string) => Promise<ResponseBody>,
    done: (response: ResponseBody) => TrashAction,
  ): Promise<void> {
    if ($action.get().kind === 'under-way') return;
    $action.set({ kind: 'under-way', id: on.id });
    const again = () => carryOut(on, call, done);
    const result = await withToken(call);
    const became = result.kind === 'succeeded' ? done(result.response) : refused(result, on, again);
    // Refresh the list first, so that it already shows the result when the notice appears.
    if (became.kind !== 'none' && became.kind !== 'failed') await refresh();
    $action.set(became);
  }

  return {
    $trash: $state,
    $action,
    load,
    async refresh() {
      await refresh();
    },
    restore: (deleted) =>
      carryOut(
        deleted,
        (token) => restoreOpportunity(token, deleted.id, { current: deleted.version }),
        (opportunity) => ({ kind: 'restored', opportunity }),
      ),
    undo() {
      const action = $action.get();
      if (action.kind !== 'restored') return Promise.resolve();
      const { opportunity } = action;
      return carryOut(
        opportunity,
        (token) => deleteOpportunity(token, opportunity.id, opportunity.version),
        () => ({ kind: 'undone', opportunity }),
      );
    },
  };
}

type Refused = Exclude<CallResult<unknown>, { readonly kind: 'succeeded' }>;

function refused(result: Refused, { title }: Opportunity, again: () => Promise<void>): TrashAction {
  if (result.kind === 'forbidden') return { kind: 'none' };
  const { error } = result;
  const isOvertaken = error.status === 409 || error.status === 404;
  return isOvertaken ? { kind: 'overtaken', title } : { kind: 'failed', title, error, again };
}
