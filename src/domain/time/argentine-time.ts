/** The time zone of Argentina, whose provinces all have the same time: its IANA name. */
export const argentineTimeZone = 'America/Argentina/Buenos_Aires';

let days: Intl.DateTimeFormat | undefined;

/** The day that it is in Argentina at some time, `YYYY-MM-DD`. */
export function dayInArgentina(time: Date): string {
  // Only now, because most pages of the site load this and few ask. Swedish writes days as ISO does.
  days ??= new Intl.DateTimeFormat('sv', { timeZone: argentineTimeZone });
  return days.format(time);
}
