import { type Context, purgeCache } from '@netlify/functions';
import { imageCache, imageTag, opportunitiesTag, publishedCache } from '#http/headers';
import { hasCDN } from '../env/index.ts';

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

/** Milliseconds that a save waits for its purge, so that the next request most likely gets the new list. */
const saveTimeoutMs = 500;

/** Timeout of one attempt in milliseconds. */
const attemptTimeoutMs = 5_000;

/**
 * Times of the retries in milliseconds after the change; the platform allows two purges of a tag in 5 s and ends a
 * function after 60 s.
 */
const laterTimes = [2_500, 6_000, 12_000, 25_000, 45_000];

/**
 * Milliseconds after the change by which the CDN has stored every response that was rendered before it: a response
 * takes 3 s at most.
 */
const renderedBy = 5_000;

/**
 * Purges everything with one of these tags from the CDN after a change: at once, and again when no response rendered
 * before the change can still reach the CDN; failures are retried for three quarters of a minute. It continues after
 * the response and never fails: the save is valid anyway, and the CDN’s short cache times (`cdn-cache.ts`) limit the
 * effect of a purge that never succeeds. Does nothing without a CDN.
 */
async function purge(tags: readonly string[], context: Context): Promise<void> {
  if (!hasCDN() || tags.length === 0) return;
  const began = Date.now();
  const first = attempt(tags);
  context.waitUntil?.(first.then((arrived) => tryLater(tags, began, arrived)));
  await Promise.race([first, pause(saveTimeoutMs)]);
}

async function tryLater(tags: readonly string[], began: number, firstArrived: boolean): Promise<void> {
  let arrived = firstArrived;
  for (const time of laterTimes) {
    const isLast = time >= renderedBy;
    if (arrived && !isLast) continue;
    await pause(began + time - Date.now());
    // The environment is gone: the process served tests, or is ending.
    if (!hasCDN()) return;
    arrived = await attempt(tags);
    if (arrived && isLast) return;
  }
  console.error('The CDN was not purged, after the last retry:', tags);
}

/** Whether the platform succeeded; failures are logged. */
async function attempt(tags: readonly string[]): Promise<boolean> {
  try {
    const done = purgeCache({ tags: [...tags] }).then(() => true);
    const arrived = await Promise.race([done, pause(attemptTimeoutMs)]);
    if (!arrived) console.error('The CDN was not purged in time.');
    return arrived === true;
  } catch (error) {
    console.error('The CDN was not purged:', error);
    return false;
  }
}

// Does not keep the process alive: on the platform `waitUntil` does.
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
