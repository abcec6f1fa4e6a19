import type { Language } from '#domain/language';

/** A value for each language. */
export function byLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return { en: of('en'), es: of('es'), zh: of('zh') };
}

/** Makes something once for each language (a BCP 47 tag of the site), when it is first asked for: formatters are dear to make. */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const before = made.get(language);
    if (before !== undefined) return before;
    const now = make(language);
    made.set(language, now);
    return now;
  };
}

/** Date formatters for people, one per language. The site uses British English: “25 November 2026”. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (language: string) => Intl.DateTimeFormat {
  return perLanguage((language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options));
}
