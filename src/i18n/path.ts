import { defaultLanguage, isLanguage, type Language, languages } from '#domain/language';

/**
 * The path of a page in a language: English has no prefix. `path` is the English one and begins with `/`; one that
 * began with two would be another site's.
 */
export function localizedPath(path: string, language: Language): string {
  const own = path.replace(/^[/\\]+/, '/');
  if (language === defaultLanguage) return own;
  return own === '/' ? `/${language}` : `/${language}${own}`;
}

/** The language of a page's path, and the path of the same page in English. */
export function readLocalizedPath(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first = ''] = pathname.split('/');
  const language = languages.find((candidate) => candidate === first && candidate !== defaultLanguage);
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

/**
 * The language that the first words of a path name, where a route begins with `[...language]`, which matches any: the
 * default one for none, `undefined` for words that name no other.
 */
export function languageOfPrefix(prefix: string | undefined): Language | undefined {
  if (prefix === undefined) return defaultLanguage;
  return isLanguage(prefix) && prefix !== defaultLanguage ? prefix : undefined;
}
