import type { Context } from '@netlify/functions';
import { imageCache, imageTag, opportunitiesTag, publishedCache } from '#http/caching';
import { purge } from './purge.ts';

// No parameter changes these answers; naming one that nobody sends keeps `?x=1` from missing the cache.
const anyQuery = { 'Netlify-Vary': 'query=none' };

/**
 * Headers of what shows published opportunities: kept by the CDN for a minute and then renewed behind the visitor's back,
 * gone at the next purge, and without one after an hour; browsers ask every time.
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
 * Headers of an image. It never changes under its name, so browsers keep it for a year; but it may be deleted, so the CDN
 * has it under a tag of its own, and for an hour.
 */
export function cachedImage(name: string) {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Netlify-CDN-Cache-Control': cdnControl(imageCache),
    'Netlify-Cache-Tag': imageTag(name),
    ...anyQuery,
  };
}

/** Makes the CDN forget what shows opportunities, after a save or a delete (`purge`). */
export function purgeOpportunities(context: Context): Promise<void> {
  return purge([opportunitiesTag], context);
}

/** Makes the CDN forget images that have been deleted (`purge`). */
export function purgeImages(names: readonly string[], context: Context): Promise<void> {
  return purge(names.map(imageTag), context);
}

function cdnControl({ maxAge, swr }: { readonly maxAge: number; readonly swr: number }): string {
  return `public, durable, s-maxage=${maxAge}, stale-while-revalidate=${swr}`;
}
