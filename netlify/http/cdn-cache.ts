import type { Context } from '@netlify/functions';
import { imageCache, imageTag, opportunitiesTag, publishedCache } from '#http/headers';
import { purge } from './purge.ts';

// No parameter changes these responses; naming an unused one keeps `?x=1` from missing the cache.
const anyQuery = { 'Netlify-Vary': 'query=none' };

/**
 * Headers of responses with published opportunities: cached by the CDN for a minute and then revalidated in the
 * background, deleted by the next purge, and without one after an hour; browsers revalidate each time.
 */
export const cachedUntilPurged = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': cdnControl(publishedCache),
  'Netlify-Cache-Tag': opportunitiesTag,
  ...anyQuery,
} as const;

/** Headers of a figure that may be an hour old. */
export const cachedForAnHour = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': cdnControl({ maxAge: 3600, swr: 3600 }),
  ...anyQuery,
} as const;

/**
 * Headers of an image. It never changes under its name, so browsers cache it for a year; but it may be deleted, so the
 * CDN caches it under its own tag, and for an hour.
 */
export function cachedImage(name: string) {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Netlify-CDN-Cache-Control': cdnControl(imageCache),
    'Netlify-Cache-Tag': imageTag(name),
    ...anyQuery,
  };
}

/** Purges responses with opportunities from the CDN, after a save or a deletion (`purge`). */
export function purgeOpportunities(context: Context): Promise<void> {
  return purge([opportunitiesTag], context);
}

/** Purges deleted images from the CDN (`purge`). */
export function purgeImages(names: readonly string[], context: Context): Promise<void> {
  return purge(names.map(imageTag), context);
}

function cdnControl({ maxAge, swr }: { readonly maxAge: number; readonly swr: number }): string {
  return `public, durable, s-maxage=${maxAge}, stale-while-revalidate=${swr}`;
}
