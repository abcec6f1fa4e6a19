/** The languages of the site as `lang` and `hreflang` name them, English first: it is the default and the reference. */
export const languages = ['en', 'es', 'zh'] as const;

export type Language = (typeof languages)[number];

/** Shown when nothing has been chosen; its paths carry no prefix. */
export const defaultLanguage = 'en' satisfies Language;

/** The key in the browser's local storage that holds the reader's choice (docs/specification.md §1.2). */
export const languageStorageKey = 'language';

/** Each language's native name, as its speakers write it. */
export const languageNames = { en: 'English', es: 'Español', zh: '中文' } as const satisfies Record<Language, string>;

/** Whether a value from outside is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
