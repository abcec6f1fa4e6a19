import type { Language } from '#domain/language';

/** A value for each language. */
export function byLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return { en: of('en'), es: of('es'), zh: of('zh') };
}

/** Caches one value per language (a BCP 47 tag), because `Intl` formatters are expensive to create. */
export function perLanguage<Value>(create: (language: string) => Value): (language: string) => Value {
  const cached = new Map<string, Value>();
  return (language) => {
    const known = cached.get(language);
    if (known !== undefined) return known;
    const created = create(language);
    cached.set(language, created);
    return created;
  };
}

/** Date formatters for people, one per language. The site uses British English: “25 November 2026”. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (language: string) => Intl.DateTimeFormat {
  return perLanguage((language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options));
}
