/** The languages of the site as in `lang` and `hreflang`, English first, which is the default and the reference. */
export const languages = ['en', 'es', 'zh'] as const;

export type Language = (typeof languages)[number];

/** The language without a choice; its paths have no prefix. */
export const defaultLanguage = 'en' satisfies Language;

/** The local storage key of the reader’s choice (docs/specification.md §1.2). */
export const languageStorageKey = 'language';

/** The native name of each language. */
export const languageNames = { en: 'English', es: 'Español', zh: '中文' } as const satisfies Record<Language, string>;

/** Whether an untrusted value is one of the site’s languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
