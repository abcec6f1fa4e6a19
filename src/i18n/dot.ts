import type { Language } from '#domain/language';

/** Separator between facts of different kinds. The dot of a Chinese font is full-width and needs no spaces. */
export const dot = (language: Language): string => (language === 'zh' ? '·' : ' · ');

/** Joins facts of different kinds on one line. */
export function dotted(facts: readonly (string | undefined)[], language: Language): string {
  return facts.filter(Boolean).join(dot(language));
}
