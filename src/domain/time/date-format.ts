import { perLanguage } from '#domain/per-language';

/** How dates are written for people, once for each language. English is British on the whole site: “25 November 2026”. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (language: string) => Intl.DateTimeFormat {
  return perLanguage((language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options));
}
