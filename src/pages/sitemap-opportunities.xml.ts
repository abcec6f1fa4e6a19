import type { APIRoute } from 'astro';
import { publishedFile } from '../on-demand/files';
import { sitemapOf } from '../on-demand/sitemap';

export const prerender = false;

export const GET: APIRoute = (context) =>
  publishedFile(context, 'application/xml; charset=utf-8', (opportunities, site) => {
    const pages = opportunities.map(({ listed, updatedAt }) => ({ path: `/opportunity/${listed.id}`, updatedAt }));
    return sitemapOf(site, pages);
  });
