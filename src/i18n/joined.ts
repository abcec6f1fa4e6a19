import type { Language } from '#domain/language';

/** Names one after the other, as a language lists them in a table. */
export function joined(names: readonly string[], language: Language): string {
  return names.join(language === 'zh' ? '、' : ', ');
}

/** Between what is named and what is said of it. */
export const colon = (language: Language): string => (language === 'zh' ? '：' : ': ');

/** Between facts of different kinds. The dot of a Chinese font is as wide as a character, with its space about it. */
export const dot = (language: Language): string => (language === 'zh' ? '·' : ' · ');

/** A remark behind a name, with the space that a language sets before its bracket. */
export function bracketed(remark: string | number, language: Language): string {
  return language === 'zh' ? `（${remark}）` : ` (${remark})`;
}

/** Facts of different kinds on one line. */
export function dotted(facts: readonly (string | undefined)[], language: Language): string {
  return facts.filter(Boolean).join(dot(language));
}
