import type { APIRoute } from 'astro';
import { originOf } from '../i18n/origin';
import { sitemapIndexOf } from '../i18n/sitemap';

export const GET: APIRoute = (context) =>
  new Response(sitemapIndexOf(originOf(context), ['/sitemap-pages.xml', '/sitemap-opportunities.xml']));
