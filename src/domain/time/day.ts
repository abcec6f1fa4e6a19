// How long something takes or lasts, in milliseconds.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}

/** The day of a time in UTC, `YYYY-MM-DD`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Whole days from one day to another; less than none when it lies before. Both are written `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The time zone of Argentina, whose provinces all have the same time: its IANA name. */
export const argentineTimeZone = 'America/Argentina/Buenos_Aires';

let days: Intl.DateTimeFormat | undefined;

/** The day that it is in Argentina at some time, `YYYY-MM-DD`. */
export function dayInArgentina(time: Date): string {
  // Only now, because most pages of the site load this and few ask. Swedish writes days as ISO does.
  days ??= new Intl.DateTimeFormat('sv', { timeZone: argentineTimeZone });
  return days.format(time);
}
