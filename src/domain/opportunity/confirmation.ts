import { daysBetween } from '#domain/time/day';

/** Days after which a page mentions that an opportunity was not confirmed for long. */
export const confirmationDays = 90;

/** Whether a page mentions it for a confirmation on this day. */
export const isLongAgo = (confirmedOn: string, today: string): boolean =>
  daysBetween(confirmedOn, today) > confirmationDays;
