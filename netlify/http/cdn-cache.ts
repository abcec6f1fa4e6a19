import { type Context, purgeCache } from '@netlify/functions';
import { opportunitiesTag, publishedCache } from '#domain/api';

/** Milliseconds that a save waits for its purge, so that the next look at the list most likely shows it. */
const purgePatience = 500;

// No parameter changes these answers; naming one that nobody sends keeps `?x=1` from missing the cache.
const anyQuery = { 'Netlify-Vary': 'query=none' };

/**
 * Headers of what shows published opportunities: kept by the CDN for a minute and then renewed behind the visitor's back,
 * gone at the next purge; browsers ask every time.
 */
export const cachedUntilPurged = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': `public, durable, s-maxage=${publishedCache.maxAge}, stale-while-revalidate=${publishedCache.swr}`,
  'Netlify-Cache-Tag': opportunitiesTag,
  ...anyQuery,
} as const;

/** Headers of what never changes under its address. */
export const cachedForever = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000, immutable',
  ...anyQuery,
} as const;

/**
 * Makes the CDN forget what shows opportunities, after a save or a delete. It never fails: what was saved is saved, and the
 * short life of the cached answers heals a purge that did not arrive. Does nothing where there is no CDN.
 */
export async function purgeOpportunities(context: Context): Promise<void> {
  // Set by the platform alone.
  if (!process.env.NETLIFY_PURGE_API_TOKEN) return;
  const purge = purgeCache({ tags: [opportunitiesTag] }).catch((error) =>
    console.error('The CDN was not purged:', error),
  );
  context.waitUntil?.(purge);
  await Promise.race([purge, new Promise((resolve) => setTimeout(resolve, purgePatience).unref())]);
}
