import { type EnquiryState, followUpDays, type ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { dayMs } from '#domain/time/duration';

/** States in which the team writes next: the investor was answered, and there is no result yet. */
const followed: readonly EnquiryState[] = ['answered', 'waiting'];

type Answered = Pick<ListedEnquiry, 'state' | 'answeredAt' | 'followedUpAt'>;

/**
 * The next follow-up, in milliseconds: on the first of the days (3, 10, 30 after the first answer) since the last
 * follow-up. A late follow-up covers all earlier days. `undefined`: none any more.
 */
export function nextFollowUp({ state, answeredAt, followedUpAt }: Answered): number | undefined {
  if (answeredAt === undefined || !followed.includes(state)) return undefined;
  const answered = Date.parse(answeredAt);
  const last = Math.max(answered, ...followedUpAt.map((at) => Date.parse(at)));
  return followUpDays.map((days) => answered + days * dayMs).find((due) => due > last);
}

/** Whether a follow-up is due. */
export function isFollowUpDue(enquiry: Answered, now: number): boolean {
  const due = nextFollowUp(enquiry);
  return due !== undefined && due <= now;
}
