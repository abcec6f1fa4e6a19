import type { Opportunity } from '#domain/opportunity/opportunity';
import { type BatchState, createBatch } from '../list/create-batch';
import { type Action, actions, undoings } from './actions';
import { noteChanged, refreshOpportunities } from './opportunities';
import { clearToast, showToast, type Toast } from './toast';

/** State of a running or finished action on one or more opportunities. */
export type Batch = BatchState<Action, Opportunity>;

const batch = createBatch<Action, Opportunity, Opportunity>({ clearToast, refresh: refreshOpportunities });

export const $batch = batch.$state;
export const stopBatch = batch.stop;
export const closeBatch = batch.close;

/**
 * Runs an action on each opportunity. A toast confirms the successful ones and offers to undo them; failures are listed
 * by name. Resolves to the opportunities after the action.
 */
export function runBatch(action: Action, opportunities: readonly Opportunity[]): Promise<readonly Opportunity[]> {
  return batch.run({
    task: action,
    items: opportunities,
    act: actions[action],
    tell: (changed) => tell(action, changed),
  });
}

const told = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
  revert: 'reverted',
} as const satisfies Record<Action, Toast['kind']>;

/** Shows a toast for the changed opportunities, with an undo button if the action can be undone. */
export function tell(action: Action, changed: readonly Opportunity[]): void {
  const [first] = changed;
  if (!first) return;
  const undoing = action in undoings ? undoings[action as keyof typeof undoings] : undefined;
  showToast({
    kind: told[action],
    title: first.title,
    language: first.language,
    count: changed.length,
    ...(undoing && { undo: () => void runBatch(undoing, changed) }),
  });
}

/** Shows a toast after a save, as an update or as a new opportunity, and offers to restore the previous version. */
export function tellSaved(saved: Opportunity, edited: Opportunity, isUnchanged: boolean): void {
  noteChanged(saved);
  const isUpdate = saved.id === edited.id;
  const kind = isUpdate ? 'updated' : 'saved';
  showToast({
    kind: isUnchanged ? 'unchanged' : kind,
    title: saved.title,
    language: saved.language,
    opportunity: saved,
    // A save without changes creates no version.
    ...(isUpdate && saved.version > edited.version && { undo: () => void runBatch('revert', [saved]) }),
  });
}
