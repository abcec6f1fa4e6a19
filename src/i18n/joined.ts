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
