import type { EnquiryState, ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { dayMs, dayOf } from '#domain/time/day';

/** The state of an unanswered enquiry’s response deadline: in time, half of the time used, overdue. */
export const deadlineStates = ['in-time', 'half-used', 'late'] as const;

export type DeadlineState = (typeof deadlineStates)[number];

/** States without a first answer. Suspected spam has no response deadline. */
const unansweredStates = ['new', 'assigned'] as const satisfies readonly EnquiryState[];

type Waiting = Pick<ListedEnquiry, 'state' | 'receivedAt' | 'answerBy'>;

/** Whether an enquiry has no first answer yet. */
export function isUnanswered({ state }: Pick<ListedEnquiry, 'state'>): boolean {
  return unansweredStates.some((unanswered) => unanswered === state);
}

/** The state of an unanswered enquiry’s response deadline; `undefined` for others. */
export function deadlineState(enquiry: Waiting, now: number): DeadlineState | undefined {
  if (!isUnanswered(enquiry)) return undefined;
  const [received, by] = [Date.parse(enquiry.receivedAt), Date.parse(enquiry.answerBy)];
  if (now > by) return 'late';
  return now - received >= (by - received) / 2 ? 'half-used' : 'in-time';
}

/** States in which the team writes next: the investor was answered, and there is no result yet. */
const followed: readonly EnquiryState[] = ['answered', 'waiting'];

type Answered = Pick<ListedEnquiry, 'state' | 'answeredAt' | 'followedUpAt'>;

/**
 * The next follow-up, in milliseconds: 3, 10 or 30 days after the first answer. An early follow-up covers the next of
 * these days, a late one all earlier days. `undefined`: none any more.
 */
export function nextFollowUp({ state, answeredAt, followedUpAt }: Answered): number | undefined {
  if (answeredAt === undefined || !followed.includes(state)) return undefined;
  const due = followUpDays.map((days) => Date.parse(answeredAt) + days * dayMs);
  const covered = followedUpAt.reduce(
    (before, at) => Math.max(before + 1, due.filter((time) => time <= Date.parse(at)).length),
    0,
  );
  return due[covered];
}

/** Whether a follow-up is due. */
export function isFollowUpDue(enquiry: Answered, now: number): boolean {
  const due = nextFollowUp(enquiry);
  return due !== undefined && due <= now;
}

/** Days before its automatic deletion at which an enquiry is flagged. */
const deletionNoticeDays = 7;

/**
 * The day (`YYYY-MM-DD`, in UTC) of an enquiry’s automatic deletion: the given months after its receipt, on the last
 * day of a month that is too short.
 */
export function deletionDay(receivedAt: string, months: number): string {
  const received = new Date(receivedAt);
  const [year, month] = [received.getUTCFullYear(), received.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(received.getUTCDate(), lastOfMonth))));
}

/** Whether an enquiry is deleted automatically within the notice days. */
export function isDeletedSoon(receivedAt: string, months: number, now: Date): boolean {
  const notice = new Date(now.getTime() + deletionNoticeDays * dayMs);
  return deletionDay(receivedAt, months) <= dayOf(notice);
}

/** Days after the first answer on which a follow-up is due. */
const followUpDays = [3, 10, 30] as const;
