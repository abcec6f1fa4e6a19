// Durations in milliseconds.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Whether a text is a valid calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}

/** The day of a time in UTC, `YYYY-MM-DD`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if it is earlier. Both are `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The IANA name of Argentina’s time zone, which all provinces share. */
export const argentineTimeZone = 'America/Argentina/Buenos_Aires';

let days: Intl.DateTimeFormat | undefined;

let times: Intl.DateTimeFormat | undefined;

/** The time in Argentina, `YYYY-MM-DD HH:MM`, which spreadsheets sort. */
export function timeInArgentina(time: Date): string {
  times ??= new Intl.DateTimeFormat('sv', { timeZone: argentineTimeZone, dateStyle: 'short', timeStyle: 'short' });
  return times.format(time);
}

/** The instant of a time in Argentina, `YYYY-MM-DDTHH:MM`; invalid for an invalid one. */
export function instantInArgentina(time: string): Date {
  const asUtc = new Date(`${time}Z`);
  if (Number.isNaN(asUtc.getTime())) return asUtc;
  const shown = Date.parse(`${timeInArgentina(asUtc).replace(' ', 'T')}Z`);
  return new Date(2 * asUtc.getTime() - shown);
}

/** The day in Argentina at a time, `YYYY-MM-DD`. */
export function dayInArgentina(time: Date): string {
  // Created on demand, because most pages load this module and few use it. Swedish dates are in ISO format.
  days ??= new Intl.DateTimeFormat('sv', { timeZone: argentineTimeZone });
  return days.format(time);
}

/**
 * Value of an incomplete date; the browser does not say which part is missing. It is not empty, no schema accepts it, and
 * it cannot be typed into a text field.
 */
export const halfDay = '\0half';
