import { type EnquiryState, followUpDays, type ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { dayMs } from '#domain/time/duration';

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
