import type { Language } from '#domain/language';
import { perLanguage } from '#domain/per-language';

/** What a reader's language calls a language: `inglés`. */
export function languageName(language: Language, reader: Language): string {
  return names(reader).of(language) ?? language;
}

const names = perLanguage((reader) => new Intl.DisplayNames(reader, { type: 'language' }));
