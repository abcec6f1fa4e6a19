import type { Language } from '#domain/language';
import type { Opportunity, OpportunitySave } from '#domain/opportunity/opportunity';
import { dayInArgentina } from '#domain/time/day';
import { deleteOpportunity, restoreOpportunity, saveOpportunity } from '../../api/admin-opportunities';
import { type BatchState, createBatch } from '../list/batch';
import { type CallResult, discardImages, withToken } from '../session/call';
import { opportunityList } from './opportunity-list';

/** Actions on an opportunity that do not open it. */
export type Action = 'publish' | 'unpublish' | 'confirm' | 'delete' | 'restore' | 'revert';

/**
 * Runs an action on the shown version; the server refuses it with 409 if somebody else has changed the opportunity since.
 * Answers with the opportunity after the action, or before it if it was deleted.
 */
const actions: Readonly<Record<Action, (on: Opportunity) => Promise<CallResult<Opportunity>>>> = {
  publish: (opportunity) => saveChange(opportunity, { status: 'published' }),
  unpublish: (opportunity) => saveChange(opportunity, { status: 'draft' }),
  confirm: (opportunity) => saveChange(opportunity, { confirmedOn: dayInArgentina(new Date()) }),
  delete: putIntoTrash,
  restore: ({ id }) => updated(withToken((token) => restoreOpportunity(token, id))),
  revert: ({ id, version }) =>
    updated(withToken((token) => restoreOpportunity(token, id, { version: version - 1, current: version }))),
};

/** The action that undoes another one. It runs on the version that the first one answered with. */
const undoings = {
  publish: 'unpublish',
  unpublish: 'publish',
  confirm: 'revert',
  delete: 'restore',
  restore: 'delete',
} as const satisfies Partial<Record<Action, Action>>;

/** Whether an action has any effect on an opportunity. */
export function hasEffect(action: Action, { status, version, sample, confirmedOn }: Opportunity): boolean {
  if (action === 'publish') return status !== 'published';
  if (action === 'unpublish') return status === 'published';
  // A sample is invented, so nobody can confirm it.
  if (action === 'confirm') return !sample && confirmedOn !== dayInArgentina(new Date());
  return action !== 'revert' || version > 1;
}

/**
 * Deletes the shown version of an opportunity, then each of its images, and refreshes the list (docs/specification.md
 * §6.7).
 */
export async function removeOpportunity(opportunity: Opportunity): Promise<CallResult<void>> {
  const result = await putIntoTrash(opportunity);
  // Somebody else has changed or restored it: refresh the list.
  const isOutdated = result.kind === 'failed' && result.error.status === 409;
  if (result.kind === 'succeeded' || isOutdated) void opportunityList.refresh();
  return result.kind === 'succeeded' ? { kind: 'succeeded', response: undefined } : result;
}

async function putIntoTrash(opportunity: Opportunity): Promise<CallResult<Opportunity>> {
  const { id, version, imageURL } = opportunity;
  const result = await withToken((token) => deleteOpportunity(token, id, version));
  if (result.kind !== 'succeeded') return result;
  opportunityList.remove(id);
  void discardImages(imageURL);
  return { kind: 'succeeded', response: opportunity };
}

function saveChange(
  opportunity: Opportunity,
  change: Pick<OpportunitySave, 'status' | 'confirmedOn'>,
): Promise<CallResult<Opportunity>> {
  const { id, version, title, subtitle, sector, language, description, imageURL } = opportunity;
  const save = { id, version, title, subtitle, sector, language, description, imageURL, ...change };
  return updated(withToken((token) => saveOpportunity(token, save)));
}

async function updated(call: Promise<CallResult<Opportunity>>): Promise<CallResult<Opportunity>> {
  const result = await call;
  if (result.kind === 'succeeded') opportunityList.update(result.response);
  return result;
}

/** Confirmation of the last action. */
export interface Toast {
  readonly kind:
    | 'updated'
    | 'unchanged'
    | 'saved'
    | 'deleted'
    | 'published'
    | 'unpublished'
    | 'confirmed'
    | 'restored'
    | 'reverted';
  /** Title of the opportunity, or of the first of several. */
  readonly title: string;
  /** Language of the title, for screen readers. */
  readonly language?: Language;
  /** Number of opportunities; 1 if missing. */
  readonly count?: number;
  /** The opportunity, if it can be viewed or edited again. */
  readonly opportunity?: Opportunity;
  /** Undoes the action, if possible. */
  readonly undo?: () => void;
}

export const opportunityBatch = createBatch<Action, Opportunity, Opportunity, Toast>(opportunityList.refresh);

/** State of a running action on one or more opportunities. */
export type RunningBatch = Extract<BatchState<Action, Opportunity>, { kind: 'running' }>;

/**
 * Runs an action on each opportunity. A toast confirms the successful ones and offers to undo them; failures are listed
 * by name. Resolves to the opportunities after the action.
 */
export function runOnOpportunities(
  action: Action,
  opportunities: readonly Opportunity[],
): Promise<readonly Opportunity[]> {
  return opportunityBatch.run({
    task: action,
    items: opportunities,
    act: actions[action],
    toast: (changed) => toastOf(action, changed),
  });
}

const toastKinds = {
  publish: 'published',
  unpublish: 'unpublished',
  confirm: 'confirmed',
  delete: 'deleted',
  restore: 'restored',
  revert: 'reverted',
} as const satisfies Record<Action, Toast['kind']>;

/** Shows the toast of an action on the changed opportunities. */
export function showActionToast(action: Action, changed: readonly Opportunity[]): void {
  opportunityBatch.showToast(toastOf(action, changed));
}

/** The toast of an action, with an undo button if the action can be undone. */
function toastOf(action: Action, changed: readonly Opportunity[]): Toast | undefined {
  const [first] = changed;
  if (!first) return undefined;
  const undoing = action in undoings ? undoings[action as keyof typeof undoings] : undefined;
  return {
    kind: toastKinds[action],
    title: first.title,
    language: first.language,
    count: changed.length,
    ...(undoing && { undo: () => void runOnOpportunities(undoing, changed) }),
  };
}

/** Shows a toast after a save, as an update or as a new opportunity, and offers to restore the previous version. */
export function showSavedToast(saved: Opportunity, edited: Opportunity, isUnchanged: boolean): void {
  opportunityList.update(saved);
  const isUpdate = saved.id === edited.id;
  const kind = isUpdate ? 'updated' : 'saved';
  opportunityBatch.showToast({
    kind: isUnchanged ? 'unchanged' : kind,
    title: saved.title,
    language: saved.language,
    opportunity: saved,
    // A save without changes creates no version.
    ...(isUpdate && saved.version > edited.version && { undo: () => void runOnOpportunities('revert', [saved]) }),
  });
}
