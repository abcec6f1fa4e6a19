import type { Language } from '#domain/language';
import { notations, wordings } from './languages/index.ts';

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
