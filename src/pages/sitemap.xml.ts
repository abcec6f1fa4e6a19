import type { APIRoute } from 'astro';
import { sitemapIndexOf } from '../i18n/sitemap';
import { originOf } from './_origin';

export const GET: APIRoute = (context) =>
  new Response(sitemapIndexOf(originOf(context), ['/sitemap-pages.xml', '/sitemap-opportunities.xml']));
