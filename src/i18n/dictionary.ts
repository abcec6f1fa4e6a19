import type { Language } from '#domain/language';
import en from '../../content/i18n/en.json' with { type: 'json' };
import es from '../../content/i18n/es.json' with { type: 'json' };
import zh from '../../content/i18n/zh.json' with { type: 'json' };

/** All texts of the interface in one language; English is the reference for the keys. */
export type Dictionary = typeof en;

const dictionaries = { en, es, zh } as const satisfies Record<Language, Dictionary>;

/** The texts of one language. For pages and layouts: an island gets the section that it needs as a prop. */
export function dictionaryOf(language: Language): Dictionary {
  return dictionaries[language];
}
