import { dayOf } from '#domain/time/day';
import { dayMs } from '#domain/time/duration';

/** Days before its automatic deletion at which an enquiry is flagged. */
export const deletionNoticeDays = 7;

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
