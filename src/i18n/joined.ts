import type { Language } from '#domain/language';

/** Joins names as a list in a table. */
export function joined(names: readonly string[], language: Language): string {
  return names.join(language === 'zh' ? '、' : ', ');
}

/** Separator between a label and its value. */
export const colon = (language: Language): string => (language === 'zh' ? '：' : ': ');

/** Separator between facts of different kinds. The dot of a Chinese font is full-width and needs no spaces. */
export const dot = (language: Language): string => (language === 'zh' ? '·' : ' · ');

/** A remark in brackets after a name, with the language's space before it. */
export function bracketed(remark: string | number, language: Language): string {
  return language === 'zh' ? `（${remark}）` : ` (${remark})`;
}

/** Joins facts of different kinds on one line. */
export function dotted(facts: readonly (string | undefined)[], language: Language): string {
  return facts.filter(Boolean).join(dot(language));
}
