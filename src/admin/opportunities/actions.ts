import type { Status } from '#domain/opportunity/facts';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { deleteOpportunity, restoreOpportunity, saveOpportunity } from '../../api/admin-opportunities';
import { type CallResult, discardImages, withToken } from '../session/call';
import { noteChanged, noteDeleted, refreshOpportunities } from './opportunities';

/** Actions on an opportunity that do not open it. */
export type Action = 'publish' | 'unpublish' | 'delete' | 'restore' | 'revert';

/**
 * Runs an action on the shown version; the server refuses it with 409 if somebody else has changed the opportunity since.
 * Answers with the opportunity after the action, or before it if it was deleted.
 */
export const actions: Readonly<Record<Action, (on: Opportunity) => Promise<CallResult<Opportunity>>>> = {
  publish: (opportunity) => saveStatus(opportunity, 'published'),
  unpublish: (opportunity) => saveStatus(opportunity, 'draft'),
  delete: putIntoTrash,
  restore: ({ id }) => noted(withToken((token) => restoreOpportunity(token, id))),
  revert: ({ id, version }) =>
    noted(withToken((token) => restoreOpportunity(token, id, { version: version - 1, current: version }))),
};

/** The action that undoes another one. It runs on the version that the first one answered with. */
export const undoings = {
  publish: 'unpublish',
  unpublish: 'publish',
  delete: 'restore',
  restore: 'delete',
} as const satisfies Partial<Record<Action, Action>>;

/** Whether an action has any effect on an opportunity. */
export function concerns(action: Action, { status, version }: Opportunity): boolean {
  if (action === 'publish') return status !== 'published';
  if (action === 'unpublish') return status === 'published';
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
  if (result.kind === 'answered' || isOutdated) void refreshOpportunities();
  return result.kind === 'answered' ? { kind: 'answered', answer: undefined } : result;
}

async function putIntoTrash(opportunity: Opportunity): Promise<CallResult<Opportunity>> {
  const { id, version, imageURL } = opportunity;
  const result = await withToken((token) => deleteOpportunity(token, id, version));
  if (result.kind !== 'answered') return result;
  noteDeleted(id);
  void discardImages(imageURL);
  return { kind: 'answered', answer: opportunity };
}

function saveStatus(opportunity: Opportunity, status: Status): Promise<CallResult<Opportunity>> {
  const { id, version, title, subtitle, sector, language, description, imageURL } = opportunity;
  const save = { id, version, title, subtitle, sector, language, description, imageURL, status };
  return noted(withToken((token) => saveOpportunity(token, save)));
}

async function noted(call: Promise<CallResult<Opportunity>>): Promise<CallResult<Opportunity>> {
  const result = await call;
  if (result.kind === 'answered') noteChanged(result.answer);
  return result;
}
