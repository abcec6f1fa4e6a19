import type { Language } from '#domain/language';

/** What a reader's language calls a language: `inglés`. */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}
