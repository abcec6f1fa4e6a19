import type { APIRoute } from 'astro';
import { originOf } from '../i18n/path';
import { sitemapIndexOf } from '../on-demand/sitemap';

export const GET: APIRoute = (context) =>
  new Response(sitemapIndexOf(originOf(context), ['/sitemap-pages.xml', '/sitemap-opportunities.xml']));
