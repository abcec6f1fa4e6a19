import { dayOf } from '#domain/day';
import { minuteMs } from '#domain/duration';

/** The day that it is where the administrator is, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return dayOf(new Date(now.getTime() - now.getTimezoneOffset() * minuteMs));
}
