import { figurePagePaths } from '#domain/figure-pages';
import { defaultLanguage, languages } from '#domain/language';
import { regimeKeys } from '#domain/opportunity/regimes';
import { provinceCodes, provincePath } from '#domain/province';
import { sectorKeys } from '#domain/sector';
// With extensions, because Node runs this file too (npm run compare).
import { guideLinks, menuLinks, serviceLinks } from '../i18n/menu.ts';
import { localizedPath } from '../i18n/path.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SitemapPage {
  /** English path. */
  readonly path: string;
  /** Time of the last change, ISO 8601 in UTC, if known. */
  readonly updatedAt?: string;
}

/** A sitemap that lists each page in every language, with its alternates. */
export function sitemapOf(site: URL, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, updatedAt }) => {
    const urls = languages.map((language) => [language, absolute(site, localizedPath(path, language))] as const);
    const alternates = [...urls, ['x-default', absolute(site, localizedPath(path, defaultLanguage))] as const];
    const links = alternates.map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return urls.map(([, url]) => `<url><loc>${url}</loc>${lastmod}${links.join('')}</url>`);
  });
  const namespaces = `${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return [declaration, `<urlset ${namespaces}>`, ...entries, '</urlset>', ''].join('\n');
}

/** Sitemap index, from the paths of the other sitemaps. */
export function sitemapIndexOf(site: URL, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap><loc>${absolute(site, path)}</loc></sitemap>`);
  return [declaration, `<sitemapindex ${protocol}>`, ...sitemaps, '</sitemapindex>', ''].join('\n');
}

const absolute = (site: URL, path: string): string => new URL(path, site).href.replaceAll('&', '&amp;');

/**
 * English paths of all prebuilt pages that search engines may list, except the guide's chapters, which editors define.
 */
export const listedPaths: readonly string[] = [
  '/',
  ...menuLinks.map(({ path }) => path),
  ...guideLinks.map(({ path }) => path),
  ...figurePagePaths.filter((path) => !guideLinks.some((link) => link.path === path)),
  ...regimeKeys.map((regime) => `/incentives/${regime}`),
  ...provinceCodes.map(provincePath),
  ...serviceLinks.map(({ path }) => path),
  ...sectorKeys.flatMap((sector) => [`/sectors/${sector}`, `/opportunities/${sector}`]),
];
