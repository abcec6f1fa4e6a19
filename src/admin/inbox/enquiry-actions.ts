import * as v from 'valibot';
import * as calls from '#domain/calls/admin-enquiries';
import {
  type AdminEnquiry,
  type EnquiryState,
  type EnquiryUpdate,
  enquiryUpdate,
  type ListedEnquiry,
} from '#domain/enquiry/admin-enquiry';
import type { FieldProblem } from '#domain/text';
import { problemOf } from '#domain/validate';
import { deleteEnquiry } from '../../api/admin-enquiries';
import { request } from '../../api/request';
import { type BatchState, createBatch } from '../list/batch';
import { type CallResult, withToken } from '../session/call';
import { enquiryList, removeListed, updateListed } from './enquiry-list';

/** An account, or without id the name that somebody typed before there were accounts; empty for nobody. */
export interface Assignee {
  readonly id?: string | undefined;
  readonly name: string;
}

/** The assignee of an enquiry. */
export const assigneeOf = ({ assigneeId: id, assignee: name = '' }: AnyEnquiry): Assignee => ({ id, name });

export const isSameAssignee = (one: Assignee, other: Assignee): boolean =>
  one.id === other.id && one.name === other.name;

/** The update that assigns an enquiry. */
const assignTo = ({ id, name }: Assignee): EnquiryUpdate =>
  id === undefined ? { assignee: name } : { assigneeId: id };

/** Actions on one or more enquiries. */
export type EnquiryAction =
  | { readonly kind: 'state'; readonly state: EnquiryState }
  | { readonly kind: 'assign'; readonly assignee: Assignee }
  | { readonly kind: 'follow-up' }
  | { readonly kind: 'delete' };

/** An enquiry as it appears in the list or on its own page. */
export type AnyEnquiry = ListedEnquiry | AdminEnquiry;

/** An enquiry before and after an action. `after` is missing if it was erased. */
interface EnquiryDone {
  readonly before: AnyEnquiry;
  readonly after: AdminEnquiry | undefined;
}

/** Runs an action on the shown version; the server refuses it with 409 if somebody else has changed the enquiry since. */
async function actOn(enquiry: AnyEnquiry, action: EnquiryAction): Promise<CallResult<EnquiryDone>> {
  if (action.kind === 'delete') return erase(enquiry);
  const result = await change(enquiry.id, { version: enquiry.version, ...updateFor(action, enquiry) });
  return result.kind === 'succeeded'
    ? { kind: 'succeeded', response: { before: enquiry, after: result.response } }
    : result;
}

/** Changes an enquiry, and updates it in the loaded list. Repeated with the same key, it has no further effect. */
export async function change(
  id: string,
  update: EnquiryUpdate,
  key: string = crypto.randomUUID(),
): Promise<CallResult<AdminEnquiry>> {
  const result = await withToken((token) => updateEnquiry(token, id, update, key));
  if (result.kind === 'succeeded') updateListed(result.response);
  return result;
}

/** Restores the previous state, assignee and follow-ups, unless somebody has changed the enquiry since. */
async function revert({ before, after }: EnquiryDone): Promise<CallResult<EnquiryDone>> {
  if (!after) throw new Error('An erased enquiry cannot be restored');
  const result = await change(after.id, { version: after.version, ...revertOf(before, after) });
  return result.kind === 'succeeded'
    ? { kind: 'succeeded', response: { before: after, after: result.response } }
    : result;
}

/** The update that undoes a change of state, assignee, follow-ups or attached opportunities. */
export function revertOf(before: AnyEnquiry, after: AnyEnquiry): EnquiryUpdate {
  const isReassigned = before.state !== after.state || !isSameAssignee(assigneeOf(before), assigneeOf(after));
  const [had, has] = [before.attached ?? [], after.attached ?? []];
  const added = has.find((id) => !had.includes(id));
  const removed = had.find((id) => !has.includes(id));
  return {
    ...(isReassigned && { state: before.state, ...assignTo(assigneeOf(before)) }),
    ...(after.followedUpAt.length > before.followedUpAt.length && { followedUp: false }),
    ...(added !== undefined && { detach: added }),
    ...(removed !== undefined && { attach: removed }),
  };
}

async function erase(enquiry: AnyEnquiry): Promise<CallResult<EnquiryDone>> {
  const result = await withToken((token) => deleteEnquiry(token, enquiry.id, enquiry.version));
  if (result.kind !== 'succeeded') return result;
  removeListed(enquiry.id);
  return { kind: 'succeeded', response: { before: enquiry, after: undefined } };
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
  const update = assignTo(action.assignee);
  const isNobody = action.assignee.name === '';
  if (!isNobody && state === 'new') return { ...update, state: 'assigned' };
  if (isNobody && state === 'assigned') return { ...update, state: 'new' };
  return update;
}

/** An action on enquiries, or the undoing of one. */
export type EnquiryTask = EnquiryAction['kind'] | 'undo';

/** State of a running task on one or more enquiries. */
export type RunningEnquiryBatch = Extract<BatchState<EnquiryTask, AnyEnquiry>, { kind: 'running' }>;

/** Confirmation of the last action on enquiries. */
export interface EnquiryToast {
  readonly task: EnquiryTask;
  readonly action: EnquiryAction;
  readonly count: number;
  /** Undoes the action, if possible. */
  readonly undo?: () => void;
}

export const enquiryBatch = createBatch<EnquiryTask, AnyEnquiry, EnquiryDone, EnquiryToast>(enquiryList.refresh);

/** Runs an action on each enquiry. A toast confirms it and offers to undo it if possible. */
export function runOnEnquiries(
  action: EnquiryAction,
  enquiries: readonly AnyEnquiry[],
): Promise<readonly EnquiryDone[]> {
  return carryOut(action.kind, action, enquiries, (enquiry) => actOn(enquiry, action));
}

async function undo(action: EnquiryAction, changed: readonly EnquiryDone[]): Promise<void> {
  const before = new Map(changed.map((one) => [one.before.id, one]));
  const enquiries = changed.map((one) => one.before);
  await carryOut('undo', action, enquiries, async (enquiry) => {
    const one = before.get(enquiry.id);
    if (!one) throw new Error('Only a completed action can be undone');
    return revert(one);
  });
}

function carryOut(
  task: EnquiryTask,
  action: EnquiryAction,
  items: readonly AnyEnquiry[],
  act: (enquiry: AnyEnquiry) => Promise<CallResult<EnquiryDone>>,
): Promise<readonly EnquiryDone[]> {
  return enquiryBatch.run({ task, items, act, toast: (done) => toastOf(task, action, done) });
}

function toastOf(task: EnquiryTask, action: EnquiryAction, changed: readonly EnquiryDone[]): EnquiryToast {
  const isFinal = task === 'undo' || action.kind === 'delete';
  return { task, action, count: changed.length, ...(!isFinal && { undo: () => void undo(action, changed) }) };
}

/** Text fields that the team can add to an enquiry. */
export type EnquiryText = 'note';

/** Validates such a text by the server's rules. */
export function problemOfEnquiryText(place: EnquiryText, text: string): FieldProblem | undefined {
  const [issue] = v.safeParse(enquiryUpdate.entries[place], text).issues ?? [];
  return issue && problemOf(issue);
}

/**
 * Updates an enquiry; the same `idempotencyKey` applies the change only once. Rejects with 409 if `version` is given and
 * no longer current.
 */
function updateEnquiry(
  token: string,
  id: string,
  update: EnquiryUpdate,
  idempotencyKey: string,
): Promise<AdminEnquiry> {
  return request(calls.updateEnquiry, { token, segment: id, body: update, idempotencyKey });
}
