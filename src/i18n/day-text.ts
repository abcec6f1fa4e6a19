import type { Language } from '#domain/language';
import { perLanguage } from '#domain/per-language';

/** A day of the calendar (`YYYY-MM-DD`) in words. */
export function dayText(day: string, language: Language): string {
  return withDayKept(days(language).format(new Date(day)));
}

/** The same in few letters, for a table's narrow column: “Jul 8, 2027”. */
export function shortDayText(day: string, language: Language): string {
  return withDayKept(shortDays(language).format(new Date(day)));
}

/** A no-break space keeps the day with its month: “July 8, 2027”, “8 de julio de 2027”. */
const withDayKept = (date: string): string => date.replace(/ (?=\d{1,2},)|(?<=^\d{1,2}) /, '\u00a0');

const days = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
const shortDays = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
);
