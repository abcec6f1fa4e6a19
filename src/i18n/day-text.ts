import type { Language } from '#domain/language';
import { perLanguage } from '#domain/per-language';

/** A day of the calendar (`YYYY-MM-DD`) in words. */
export function dayText(day: string, language: Language): string {
  return days(language).format(new Date(day));
}

const days = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
