import { atom } from 'nanostores';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { ApiError } from '../../api/request';
import { type Action, actions, undoings } from './actions';
import { oneByOne } from './one-by-one';
import { noteChanged, refreshOpportunities } from './opportunities';
import { clearToast, showToast, type Toast } from './toast';

/** An opportunity that an action did not succeed with. */
export interface Failed {
  readonly opportunity: Opportunity;
  readonly error: ApiError;
}

/** An action on several opportunities, one after the other. */
export type Batch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly action: Action; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly action: Action; readonly failed: readonly Failed[] };

export const $batch = atom<Batch>({ kind: 'idle' });

let isStopped = false;

/** Ends what is under way after the opportunity that it is at; the rest stays as it is. */
export function stopBatch(): void {
  isStopped = true;
}

/** Forgets what did not succeed, once it has been read. */
export function closeBatch(): void {
  if ($batch.get().kind === 'failed') $batch.set({ kind: 'idle' });
}

/**
 * Carries an action out on each of several opportunities; a failure stops none of the others. What was done is told in a
 * toast, which takes it back; what was not, by name. Resolves to those that were done, as they stand then. Does nothing
 * while another batch is under way.
 */
export async function runBatch(action: Action, opportunities: readonly Opportunity[]): Promise<readonly Opportunity[]> {
  if ($batch.get().kind === 'running' || opportunities.length === 0) return [];
  clearToast();
  isStopped = false;
  const { done: changed, failed: notDone } = await oneByOne({
    items: opportunities,
    act: actions[action],
    onNext: (done) => $batch.set({ kind: 'running', action, done, total: opportunities.length }),
    isStopped: () => isStopped,
  });
  const failed = notDone.map(({ item: opportunity, error }) => ({ opportunity, error }));
  $batch.set(failed.length > 0 ? { kind: 'failed', action, failed } : { kind: 'idle' });
  tell(action, changed);
  void refreshOpportunities();
  return changed;
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
