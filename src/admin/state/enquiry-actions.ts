import type { DeskEnquiry, EnquiryState, EnquiryUpdate, ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { deleteEnquiry, updateEnquiry } from '../../api/enquiry-desk';
import { type CallResult, withToken } from './call';
import { noteEnquiry, noteErased } from './enquiries';

/** What can be done with several enquiries at once. */
export type EnquiryAction =
  | { readonly kind: 'state'; readonly state: EnquiryState }
  /** Empty: to nobody. */
  | { readonly kind: 'assign'; readonly assignee: string }
  | { readonly kind: 'follow-up' }
  | { readonly kind: 'delete' };

/** What identifies an enquiry, as the list and its own page both have it. */
export type AnyEnquiry = ListedEnquiry | DeskEnquiry;

/** An enquiry before something was done with it, and after; an erased one has no after. */
export interface EnquiryDone {
  readonly before: AnyEnquiry;
  readonly after: DeskEnquiry | undefined;
}

/** Carries an action out on the version that is shown: one that somebody else has changed since is refused (409). */
export async function actOn(enquiry: AnyEnquiry, action: EnquiryAction): Promise<CallResult<EnquiryDone>> {
  if (action.kind === 'delete') return erase(enquiry);
  const result = await change(enquiry.id, { version: enquiry.version, ...updateFor(action, enquiry) });
  return result.kind === 'answered' ? { kind: 'answered', answer: { before: enquiry, after: result.answer } } : result;
}

/** Changes an enquiry, and what the list at hand says of it. Repeated with the same key it is changed once. */
export async function change(
  id: string,
  update: EnquiryUpdate,
  key: string = crypto.randomUUID(),
): Promise<CallResult<DeskEnquiry>> {
  const result = await withToken((token) => updateEnquiry(token, id, update, key));
  if (result.kind === 'answered') noteEnquiry(result.answer);
  return result;
}

/** Puts state and person back to what they were, if nobody has changed the enquiry since. */
export async function takeBack({ before, after }: EnquiryDone): Promise<CallResult<EnquiryDone>> {
  if (!after) throw new Error('What was erased cannot be taken back');
  const { state, assignee = '' } = before;
  const result = await change(after.id, { version: after.version, state, assignee });
  return result.kind === 'answered' ? { kind: 'answered', answer: { before: after, after: result.answer } } : result;
}

/** Whether an action can be taken back: what was erased is gone, and what was sent was sent. */
export function canBeTakenBack({ kind }: EnquiryAction): boolean {
  return kind === 'state' || kind === 'assign';
}

async function erase(enquiry: AnyEnquiry): Promise<CallResult<EnquiryDone>> {
  const result = await withToken((token) => deleteEnquiry(token, enquiry.id, enquiry.version));
  if (result.kind !== 'answered') return result;
  noteErased(enquiry.id);
  return { kind: 'answered', answer: { before: enquiry, after: undefined } };
}

/** Who is given a new enquiry has it assigned; it goes back to new when nobody has it any longer. */
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
