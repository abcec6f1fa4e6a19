import type { APIContext } from 'astro';
import { Unavailable } from '#domain/calls/errors';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { weakEtag } from '#http/etag';
import { dataPolicy, openHeaders, opportunitiesTag, publishedCache, sharedHeaders } from '#http/headers';
import { readAllPublished } from '../../netlify/for-pages.ts';
import { originOf } from '../i18n/path';
import { qrCodeOf } from '../ui/qr-code';

/** Writes a file about opportunities, newest first, with URLs on a site; `undefined` if there is no such file. */
export type Writer = (
  opportunities: readonly PublishedOpportunity[],
  site: URL,
) => string | undefined | Promise<string | undefined>;

interface FileOptions {
  /** Query parameters that change the file; all others are excluded from the CDN's cache key. */
  readonly parameters?: readonly string[];
  /** False for a file with endless variants, which would fill the CDN. */
  readonly isCached?: boolean;
}

/**
 * Responds with a file about all published opportunities, generated per request, so that it follows every publication
 * and deletion. Responds with 503 and Retry-After if the store is unavailable.
 */
export async function publishedFile(
  context: APIContext,
  contentType: string,
  write: Writer,
  { parameters = ['none'], isCached = true }: FileOptions = {},
): Promise<Response> {
  try {
    const text = await write(await readAllPublished(), originOf(context));
    if (text === undefined) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    if (isCached) context.cache.set({ ...publishedCache, tags: [opportunitiesTag] });
    return new Response(text, {
      headers: {
        ...openHeaders,
        // Not in the middleware, because Astro has dropped the body of HEAD responses by then.
        ETag: await weakEtag(text),
        'Netlify-Vary': `query=${parameters.join('|')}`,
        'Content-Type': contentType,
        'Content-Security-Policy': dataPolicy,
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    });
  } catch (cause) {
    if (!(cause instanceof Unavailable)) throw cause;
    console.error(`${context.routePattern} could not be written.`, cause);
    const headers = { ...openHeaders, 'Retry-After': String(cause.retryAfter), 'Content-Security-Policy': dataPolicy };
    return new Response(null, { status: 503, headers });
  }
}

/** QR code of a URL as an SVG file. Separate from the page, so that only visitors who print or open it load it. */
export function qrCodeFile(url: URL, headers?: HeadersInit): Response {
  const { size, path } = qrCodeOf(url.href);
  const drawing = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/>`;
  const attributes = `viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${drawing}</svg>`, {
    headers: { ...sharedHeaders, ...headers, 'Content-Type': 'image/svg+xml' },
  });
}
