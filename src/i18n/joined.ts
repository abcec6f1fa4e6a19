import type { Language } from '#domain/language';

/** Names one after the other, as a language lists them in a table. */
export function joined(names: readonly string[], language: Language): string {
  return names.join(language === 'zh' ? '、' : ', ');
}
