import type { DeskEnquiry, EnquiryState, EnquiryUpdate, ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { deleteEnquiry, updateEnquiry } from '../../api/enquiry-desk';
import { type CallResult, withToken } from '../session/call';
import { noteEnquiry, noteErased } from './enquiries';

/** Actions on one or more enquiries. */
export type EnquiryAction =
  | { readonly kind: 'state'; readonly state: EnquiryState }
  /** Empty to unassign. */
  | { readonly kind: 'assign'; readonly assignee: string }
  | { readonly kind: 'follow-up' }
  | { readonly kind: 'delete' };

/** An enquiry as it appears in the list or on its own page. */
export type AnyEnquiry = ListedEnquiry | DeskEnquiry;

/** An enquiry before and after an action. `after` is missing if it was erased. */
export interface EnquiryDone {
  readonly before: AnyEnquiry;
  readonly after: DeskEnquiry | undefined;
}

/** Runs an action on the shown version; the server refuses it with 409 if somebody else has changed the enquiry since. */
export async function actOn(enquiry: AnyEnquiry, action: EnquiryAction): Promise<CallResult<EnquiryDone>> {
  if (action.kind === 'delete') return erase(enquiry);
  const result = await change(enquiry.id, { version: enquiry.version, ...updateFor(action, enquiry) });
  return result.kind === 'answered' ? { kind: 'answered', answer: { before: enquiry, after: result.answer } } : result;
}

/** Changes an enquiry, and updates it in the loaded list. Repeated with the same key, it has no further effect. */
export async function change(
  id: string,
  update: EnquiryUpdate,
  key: string = crypto.randomUUID(),
): Promise<CallResult<DeskEnquiry>> {
  const result = await withToken((token) => updateEnquiry(token, id, update, key));
  if (result.kind === 'answered') noteEnquiry(result.answer);
  return result;
}

/** Restores the previous state and assignee, unless somebody has changed the enquiry since. */
export async function takeBack({ before, after }: EnquiryDone): Promise<CallResult<EnquiryDone>> {
  if (!after) throw new Error('What was erased cannot be taken back');
  const { state, assignee = '' } = before;
  const result = await change(after.id, { version: after.version, state, assignee });
  return result.kind === 'answered' ? { kind: 'answered', answer: { before: after, after: result.answer } } : result;
}

/** Whether an action can be undone: erasing and sending cannot. */
export function canBeTakenBack({ kind }: EnquiryAction): boolean {
  return kind === 'state' || kind === 'assign';
}

async function erase(enquiry: AnyEnquiry): Promise<CallResult<EnquiryDone>> {
  const result = await withToken((token) => deleteEnquiry(token, enquiry.id, enquiry.version));
  if (result.kind !== 'answered') return result;
  noteErased(enquiry.id);
  return { kind: 'answered', answer: { before: enquiry, after: undefined } };
}

/**
 * The update for an action. Assigning a person to a new enquiry changes its state to assigned; unassigning changes it
 * back to new.
 */
export function updateFor(
  action: Exclude<EnquiryAction, { readonly kind: 'delete' }>,
  { state }: Pick<AnyEnquiry, 'state'>,
): EnquiryUpdate {
  if (action.kind === 'state') return { state: action.state };
  if (action.kind === 'follow-up') return { followedUp: true };
  const { assignee } = action;
  if (assignee !== '' && state === 'new') return { assignee, state: 'assigned' };
  if (assignee === '' && state === 'assigned') return { assignee, state: 'new' };
  return { assignee };
}
