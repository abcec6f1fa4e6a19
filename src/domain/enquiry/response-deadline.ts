import type { EnquiryState, ListedEnquiry } from '#domain/enquiry/desk-enquiry';

/** How an enquiry that waits for its first answer stands to what was promised: in time, half of the time used, late. */
export const deadlineStates = ['in-time', 'half-used', 'late'] as const;

export type DeadlineState = (typeof deadlineStates)[number];

/** States in which the investor waits for the first answer. Suspected spam was promised nothing. */
export const unansweredStates = ['new', 'assigned'] as const satisfies readonly EnquiryState[];

type Waiting = Pick<ListedEnquiry, 'state' | 'receivedAt' | 'answerBy'>;

/** Whether the investor waits for the first answer. */
export function isUnanswered({ state }: Pick<ListedEnquiry, 'state'>): boolean {
  return unansweredStates.some((unanswered) => unanswered === state);
}

/** How old an unanswered enquiry is, measured by the promise; `undefined` for every other. */
export function deadlineState(enquiry: Waiting, now: number): DeadlineState | undefined {
  if (!isUnanswered(enquiry)) return undefined;
  const [received, by] = [Date.parse(enquiry.receivedAt), Date.parse(enquiry.answerBy)];
  if (now > by) return 'late';
  return now - received >= (by - received) / 2 ? 'half-used' : 'in-time';
}
