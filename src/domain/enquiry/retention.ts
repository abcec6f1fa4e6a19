import { dayOf } from '#domain/time/day';
import { dayMs } from '#domain/time/duration';

/** Days before an enquiry is deleted by itself, from which on the desk tells so. */
export const deletionNoticeDays = 7;

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
