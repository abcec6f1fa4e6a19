import type { APIRoute } from 'astro';
import { listedPaths } from '../i18n/listed-paths';
import { originOf } from '../i18n/origin';
import { sitemapOf } from '../i18n/sitemap';

export const GET: APIRoute = (context) => {
  const pages = listedPaths.map((path) => ({ path }));
  return new Response(sitemapOf(originOf(context), pages));
};
