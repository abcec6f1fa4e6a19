/** The IANA name of Argentina’s time zone, which all provinces share. */
export const argentineTimeZone = 'America/Argentina/Buenos_Aires';

let days: Intl.DateTimeFormat | undefined;

/** The day in Argentina at a time, `YYYY-MM-DD`. */
export function dayInArgentina(time: Date): string {
  // Created on demand, because most pages load this module and few use it. Swedish dates are in ISO format.
  days ??= new Intl.DateTimeFormat('sv', { timeZone: argentineTimeZone });
  return days.format(time);
}
