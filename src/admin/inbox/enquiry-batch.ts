import { atom } from 'nanostores';
import { type BatchState, createBatch } from '../list/create-batch';
import type { CallResult } from '../session/call';
import { refreshEnquiries } from './enquiries';
import {
  type AnyEnquiry,
  actOn,
  canBeTakenBack,
  type EnquiryAction,
  type EnquiryDone,
  takeBack,
} from './enquiry-actions';

/** An action on enquiries, or the undoing of one. */
export type EnquiryTask = EnquiryAction['kind'] | 'undo';

/** State of a running or finished task on one or more enquiries. */
export type EnquiryBatch = BatchState<EnquiryTask, AnyEnquiry>;

/** Confirmation of the last action on enquiries. */
export interface EnquiryToast {
  readonly task: EnquiryTask;
  readonly action: EnquiryAction;
  readonly count: number;
  /** Undoes the action, if possible. */
  readonly undo?: () => void;
}

export const $enquiryToast = atom<EnquiryToast | undefined>(undefined);

export function clearEnquiryToast(): void {
  $enquiryToast.set(undefined);
}

const batch = createBatch<EnquiryTask, AnyEnquiry, EnquiryDone>({
  clearToast: clearEnquiryToast,
  refresh: refreshEnquiries,
});

export const $enquiryBatch = batch.$state;
export const stopEnquiries = batch.stop;
export const closeEnquiryBatch = batch.close;

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
    if (!one) throw new Error('Only what was done can be taken back');
    return takeBack(one);
  });
}

function carryOut(
  task: EnquiryTask,
  action: EnquiryAction,
  items: readonly AnyEnquiry[],
  act: (enquiry: AnyEnquiry) => Promise<CallResult<EnquiryDone>>,
): Promise<readonly EnquiryDone[]> {
  return batch.run({ task, items, act, tell: (done) => tell(task, action, done) });
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
