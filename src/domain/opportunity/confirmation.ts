import { daysBetween } from '#domain/time/day';

/** Days after which a page says that an opportunity has not been confirmed for long. */
export const confirmationDays = 90;

/** Whether a page says so of a confirmation on this day. */
export const isLongAgo = (confirmedOn: string, today: string): boolean =>
  daysBetween(confirmedOn, today) > confirmationDays;
