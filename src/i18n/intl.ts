import { dateFormat, perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import { notations, wordings } from './languages/index.ts';

/** Formats a date (`YYYY-MM-DD`) in words. */
export function dayText(day: string, language: Language): string {
  return withJoinedDay(days(language).format(new Date(day)));
}

/** Short format for narrow table columns: “8 Jul 2027”. */
export function shortDayText(day: string, language: Language): string {
  return withJoinedDay(shortDays(language).format(new Date(day)));
}

/** Joins day and month by a no-break space: “8 July 2027”, “8 de julio de 2027”, “1.º de enero de 2027”. */
const withJoinedDay = (date: string): string =>
  date.replace(/^1 de /, '1.º de ').replace(/^([\d.º]{1,3}) /, '$1\u00a0');

const days = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

const shortDays = /* @__PURE__ */ dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** Name of a language in the reader's language: `inglés`. */
export function languageName(language: Language, reader: Language): string {
  return names(reader).of(language) ?? language;
}

const names = perLanguage((reader) => new Intl.DisplayNames(reader, { type: 'language' }));

/** Joins names as a list in a table. */
export function joined(names: readonly string[], language: Language): string {
  return names.join(notations[language].comma);
}

/** A remark in brackets after a name, with the language's space before it. */
export function bracketed(remark: string | number, language: Language): string {
  return notations[language].brackets.replace('#', String(remark));
}

/** Separator between a label and its value. */
export const colon = (language: Language): string => wordings[language].text.colon;

/** Separator between facts of different kinds. The dot of a Chinese font is full-width and needs no spaces. */
export const dot = (language: Language): string => (language === 'zh' ? '·' : ' · ');

/** Joins facts of different kinds on one line. */
export function dotted(facts: readonly (string | undefined)[], language: Language): string {
  return facts.filter(Boolean).join(dot(language));
}
