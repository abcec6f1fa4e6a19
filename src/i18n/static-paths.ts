import { defaultLanguage, type Language, languages } from '#domain/language';

interface LanguagePath {
  readonly params: { readonly language: string | undefined };
  readonly props: { readonly language: Language };
}

/**
 * One path per language for `[...language]` pages; English has no prefix. Returns a new array each time, because Astro
 * modifies it.
 */
export function languagePaths(): LanguagePath[] {
  return languages.map((language) => ({
    params: { language: language === defaultLanguage ? undefined : language },
    props: { language },
  }));
}
