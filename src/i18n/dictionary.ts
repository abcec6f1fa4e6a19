import type { Language } from '#domain/language';
import en from '../../content/i18n/en.json' with { type: 'json' };
import es from '../../content/i18n/es.json' with { type: 'json' };
import zh from '../../content/i18n/zh.json' with { type: 'json' };

/** All interface texts in one language. English defines the keys. */
export type Dictionary = typeof en;

const dictionaries: Readonly<Record<Language, Dictionary>> = { en, es, zh };

/** The texts of one language, for pages and layouts. Islands get only the section they need as a prop. */
export function dictionaryOf(language: Language): Dictionary {
  return dictionaries[language];
}
