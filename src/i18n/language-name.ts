import { perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';

/** Name of a language in the reader's language: `inglés`. */
export function languageName(language: Language, reader: Language): string {
  return names(reader).of(language) ?? language;
}

const names = perLanguage((reader) => new Intl.DisplayNames(reader, { type: 'language' }));
