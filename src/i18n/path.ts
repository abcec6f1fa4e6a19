import { defaultLanguage, isLanguage, type Language, languages } from '#domain/language';

/**
 * The path of a page in a language; English has no prefix. `path` is the English path and begins with a single `/`: two
 * would lead to another site.
 */
export function localizedPath(path: string, language: Language): string {
  const own = path.replace(/^[/\\]+/, '/');
  if (language === defaultLanguage) return own;
  return own === '/' ? `/${language}` : `/${language}${own}`;
}

/** The language of a path, and the English path of the same page. */
export function readLocalizedPath(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first = ''] = pathname.split('/');
  const language = languages.find((candidate) => candidate === first && candidate !== defaultLanguage);
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

/**
 * The language of a route's `[...language]` prefix, which matches any text: the default language for no prefix,
 * `undefined` for an unknown one.
 */
export function languageOfPrefix(prefix: string | undefined): Language | undefined {
  if (prefix === undefined) return defaultLanguage;
  return isLanguage(prefix) && prefix !== defaultLanguage ? prefix : undefined;
}

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

/** URL path of a page's QR code, by the page's English path; a fragment selects a part of the page. */
export function sheetCodePath(path: string, language: Language): string {
  return `/qr${localizedPath(path, language).replace('#', '/')}.svg`;
}

/** The origin for absolute URLs: `SITE_URL`, else Netlify's `URL`, else the local server's. */
export function originOf({ site }: { readonly site: URL | undefined }): URL {
  if (!site) throw new Error('astro.config.mjs: expected the site’s origin');
  return site;
}
