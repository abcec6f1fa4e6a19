import type { APIRoute } from 'astro';
import { readChapterPaths } from '../content-readers/guide';
import { listedPaths } from '../i18n/listed-paths';
import { originOf } from '../i18n/origin';
import { sitemapOf } from '../i18n/sitemap';

export const GET: APIRoute = async (context) => {
  const pages = [...listedPaths, ...(await readChapterPaths())].map((path) => ({ path }));
  return new Response(sitemapOf(originOf(context), pages));
};
