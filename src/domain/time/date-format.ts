import { perLanguage } from '#domain/per-language';

/** Date formatters for people, one per language. The site uses British English: “25 November 2026”. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (language: string) => Intl.DateTimeFormat {
  return perLanguage((language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options));
}
