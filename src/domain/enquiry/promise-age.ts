import type { EnquiryState, ListedEnquiry } from '#domain/enquiry/desk-enquiry';

/** The age of an unanswered enquiry by its response deadline: in time, half of the time used, overdue. */
export const promiseAges = ['in-time', 'half-used', 'late'] as const;

export type PromiseAge = (typeof promiseAges)[number];

/** States without a first answer. Suspected spam has no response deadline. */
export const unansweredStates = ['new', 'assigned'] as const satisfies readonly EnquiryState[];

type Waiting = Pick<ListedEnquiry, 'state' | 'receivedAt' | 'answerBy'>;

/** Whether an enquiry has no first answer yet. */
export function isUnanswered({ state }: Pick<ListedEnquiry, 'state'>): boolean {
  return unansweredStates.some((unanswered) => unanswered === state);
}

/** The age of an unanswered enquiry by its response deadline; `undefined` for others. */
export function promiseAge(enquiry: Waiting, now: number): PromiseAge | undefined {
  if (!isUnanswered(enquiry)) return undefined;
  const [received, by] = [Date.parse(enquiry.receivedAt), Date.parse(enquiry.answerBy)];
  if (now > by) return 'late';
  return now - received >= (by - received) / 2 ? 'half-used' : 'in-time';
}
