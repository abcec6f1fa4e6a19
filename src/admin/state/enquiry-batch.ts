import { atom } from 'nanostores';
import type { CallResult } from './call';
import { refreshEnquiries } from './enquiries';
import {
  type AnyEnquiry,
  actOn,
  canBeTakenBack,
  type EnquiryAction,
  type EnquiryDone,
  takeBack,
} from './enquiry-actions';
import { type NotDone, oneByOne } from './one-by-one';

/** What is done with enquiries: an action, or one that takes the last one back. */
export type EnquiryTask = EnquiryAction['kind'] | 'undo';

/** An action on one enquiry or several, one after the other. */
export type EnquiryBatch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly task: EnquiryTask; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly task: EnquiryTask; readonly failed: readonly NotDone<AnyEnquiry>[] };

/** What has just been done with enquiries. */
export interface EnquiryToast {
  readonly task: EnquiryTask;
  readonly action: EnquiryAction;
  readonly count: number;
  /** Takes it back, where that is possible. */
  readonly undo?: () => void;
}

export const $enquiryBatch = atom<EnquiryBatch>({ kind: 'idle' });

export const $enquiryToast = atom<EnquiryToast | undefined>(undefined);

let isStopped = false;

/** Ends what is under way after the enquiry that it is at; the rest stays as it is. */
export function stopEnquiries(): void {
  isStopped = true;
}

/** Forgets what did not succeed, once it has been read. */
export function closeEnquiryBatch(): void {
  if ($enquiryBatch.get().kind === 'failed') $enquiryBatch.set({ kind: 'idle' });
}

export function clearEnquiryToast(): void {
  $enquiryToast.set(undefined);
}

/** Carries an action out on each of some enquiries. What was done is told, and can be taken back where that is possible. */
export async function runOnEnquiries(
  action: EnquiryAction,
  enquiries: readonly AnyEnquiry[],
): Promise<readonly EnquiryDone[]> {
  return carryOut(action.kind, action, enquiries, (enquiry) => actOn(enquiry, action));
}

/** Tells what was done by another way than this one, and offers to take it back. */
export function tellDone(action: EnquiryAction, changed: readonly EnquiryDone[]): void {
  tell(action.kind, action, changed);
}

async function undo(action: EnquiryAction, changed: readonly EnquiryDone[]): Promise<void> {
  const before = new Map(changed.map((one) => [one.before.id, one]));
  const enquiries = changed.map((one) => one.before);
  await carryOut('undo', action, enquiries, async (enquiry) => {
    const one = before.get(enquiry.id);
    if (!one) throw new Error('Only what was done can be taken back');
    return takeBack(one);
  });
}

async function carryOut(
  task: EnquiryTask,
  action: EnquiryAction,
  enquiries: readonly AnyEnquiry[],
  act: (enquiry: AnyEnquiry) => Promise<CallResult<EnquiryDone>>,
): Promise<readonly EnquiryDone[]> {
  if ($enquiryBatch.get().kind === 'running' || enquiries.length === 0) return [];
  clearEnquiryToast();
  isStopped = false;
  const { done, failed } = await oneByOne({
    items: enquiries,
    act,
    onNext: (over) => $enquiryBatch.set({ kind: 'running', task, done: over, total: enquiries.length }),
    isStopped: () => isStopped,
  });
  $enquiryBatch.set(failed.length > 0 ? { kind: 'failed', task, failed } : { kind: 'idle' });
  tell(task, action, done);
  void refreshEnquiries();
  return done;
}

function tell(task: EnquiryTask, action: EnquiryAction, changed: readonly EnquiryDone[]): void {
  if (changed.length === 0) return;
  const isFinal = task === 'undo' || !canBeTakenBack(action);
  $enquiryToast.set({
    task,
    action,
    count: changed.length,
    ...(!isFinal && { undo: () => void undo(action, changed) }),
  });
}
