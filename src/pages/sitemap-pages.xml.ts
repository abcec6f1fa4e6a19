import type { APIRoute } from 'astro';
import { readChapterPaths } from '../content-readers/guide';
import { originOf } from '../i18n/path';
import { listedPaths, sitemapOf } from '../on-demand/sitemap';

export const GET: APIRoute = async (context) => {
  const pages = [...listedPaths, ...(await readChapterPaths())].map((path) => ({ path }));
  return new Response(sitemapOf(originOf(context), pages));
};
