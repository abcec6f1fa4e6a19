import { dayOf } from '#domain/day';

const minute = 60_000;

/** The day that it is where the administrator is, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return dayOf(new Date(now.getTime() - now.getTimezoneOffset() * minute));
}
