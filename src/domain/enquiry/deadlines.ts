import { type EnquiryState, followUpDays, type ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { dayMs, dayOf } from '#domain/time/day';

/** How an enquiry that waits for its first answer stands to what was promised: in time, half of the time used, late. */
export const promiseAges = ['in-time', 'half-used', 'late'] as const;

export type PromiseAge = (typeof promiseAges)[number];

/** States in which the investor waits for the first answer. Suspected spam was promised nothing. */
const unansweredStates = ['new', 'assigned'] as const satisfies readonly EnquiryState[];

type Waiting = Pick<ListedEnquiry, 'state' | 'receivedAt' | 'answerBy'>;

/** Whether the investor waits for the first answer. */
export function isUnanswered({ state }: Pick<ListedEnquiry, 'state'>): boolean {
  return unansweredStates.some((unanswered) => unanswered === state);
}

/** How old an unanswered enquiry is, measured by the promise; `undefined` for every other. */
export function promiseAge(enquiry: Waiting, now: number): PromiseAge | undefined {
  if (!isUnanswered(enquiry)) return undefined;
  const [received, by] = [Date.parse(enquiry.receivedAt), Date.parse(enquiry.answerBy)];
  if (now > by) return 'late';
  return now - received >= (by - received) / 2 ? 'half-used' : 'in-time';
}

/** States in which the team is the next to write: the investor has been answered, and nothing has come of it yet. */
const followed: readonly EnquiryState[] = ['answered', 'waiting'];

type Answered = Pick<ListedEnquiry, 'state' | 'answeredAt' | 'followedUpAt'>;

/**
 * When to write again, in milliseconds: on the first of the days (3, 10, 30 after the first answer) that has come or will
 * come since the last follow-up. One that is sent late stands for all whose day had passed. `undefined`: not any more.
 */
export function nextFollowUp({ state, answeredAt, followedUpAt }: Answered): number | undefined {
  if (answeredAt === undefined || !followed.includes(state)) return undefined;
  const answered = Date.parse(answeredAt);
  const last = Math.max(answered, ...followedUpAt.map((at) => Date.parse(at)));
  return followUpDays.map((days) => answered + days * dayMs).find((due) => due > last);
}

/** Whether it is time to write again. */
export function isFollowUpDue(enquiry: Answered, now: number): boolean {
  const due = nextFollowUp(enquiry);
  return due !== undefined && due <= now;
}

/** Days before an enquiry is deleted by itself, from which on the desk tells so. */
const deletionNoticeDays = 7;

/**
 * The day (`YYYY-MM-DD`, in UTC) on which an enquiry is deleted by itself: so many months after its receipt, on the last
 * day of the month where that month is too short.
 */
export function deletionDay(receivedAt: string, months: number): string {
  const received = new Date(receivedAt);
  const [year, month] = [received.getUTCFullYear(), received.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(received.getUTCDate(), lastOfMonth))));
}

/** Whether an enquiry is deleted by itself within the days of the notice: from a week before on. */
export function isDeletedSoon(receivedAt: string, months: number, now: Date): boolean {
  const notice = new Date(now.getTime() + deletionNoticeDays * dayMs);
  return deletionDay(receivedAt, months) <= dayOf(notice);
}
