import type { APIRoute } from 'astro';
import { listedPaths } from '../i18n/listed-paths';
import { sitemapOf } from '../i18n/sitemap';
import { originOf } from './_origin';

export const GET: APIRoute = (context) => new Response(sitemapOf(originOf(context), listedPaths));
