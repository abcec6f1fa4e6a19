import type { APIRoute } from 'astro';
import { opportunitiesTag, publishedCache } from '#domain/caching';
import { dataPolicy } from '#domain/security-headers';
import { Unavailable } from '#domain/unavailable';
import { weakEtag } from '#domain/validator';
import { readAllPublished } from '../../netlify/opportunities/published.ts';
import { originOf } from '../i18n/origin';
import { sitemapOf } from '../i18n/sitemap';

// On demand: an opportunity is in it as soon as it is published, and gone with it.
export const prerender = false;

export const GET: APIRoute = async (context) => {
  try {
    const opportunities = await readAllPublished();
    const paths = opportunities.map(({ listed: { id } }) => `/opportunity/${id}`);
    context.cache.set({ ...publishedCache, tags: [opportunitiesTag] });
    const text = sitemapOf(originOf(context), paths);
    return new Response(text, {
      headers: {
        // Here, not in the middleware, because Astro drops the body of an answer to HEAD before.
        ETag: await weakEtag(text),
        // No parameter changes it: `?x=1` is not to miss the cache.
        'Netlify-Vary': 'query=none',
        'Content-Type': 'application/xml; charset=utf-8',
        'Content-Security-Policy': dataPolicy,
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    });
  } catch (cause) {
    if (!(cause instanceof Unavailable)) throw cause;
    console.error('The opportunities’ sitemap could not be made.', cause);
    const headers = { 'Retry-After': String(cause.retryAfter), 'Content-Security-Policy': dataPolicy };
    return new Response(null, { status: 503, headers });
  }
};
