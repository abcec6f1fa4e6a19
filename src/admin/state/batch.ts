import type { Opportunity } from '#domain/opportunity/opportunity';
import { type Action, actions, undoings } from './actions';
import { type BatchState, createBatch } from './create-batch';
import { noteChanged, refreshOpportunities } from './opportunities';
import { clearToast, showToast, type Toast } from './toast';

/** An action on one opportunity or several. */
export type Batch = BatchState<Action, Opportunity>;

const batch = createBatch<Action, Opportunity, Opportunity>({ clearToast, refresh: refreshOpportunities });

export const $batch = batch.$state;
export const stopBatch = batch.stop;
export const closeBatch = batch.close;

/**
 * Carries an action out on each of several opportunities. What was done is told in a toast, which takes it back; what was
 * not, by name. Resolves to those that were done, as they stand then.
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

/** Tells what was done with some opportunities, and offers to take it back where that is possible. */
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

/** Tells that an edit was saved, as the opportunity that it is of or as a new one, and offers the version before. */
export function tellSaved(saved: Opportunity, edited: Opportunity, isUnchanged: boolean): void {
  noteChanged(saved);
  const isUpdate = saved.id === edited.id;
  const kind = isUpdate ? 'updated' : 'saved';
  showToast({
    kind: isUnchanged ? 'unchanged' : kind,
    title: saved.title,
    language: saved.language,
    opportunity: saved,
    // What was saved without a change has made no version.
    ...(isUpdate && saved.version > edited.version && { undo: () => void runBatch('revert', [saved]) }),
  });
}
