import type { APIRoute } from 'astro';
import { type ErrorBody, type ErrorCode, errorStatuses } from '#domain/calls/errors';
import { Unavailable } from '#domain/unavailable';
import { dataPolicy } from '#http/headers';
import { publicMedian } from '../../../../netlify/enquiries/median.ts';
import { coalesce } from '../../../../netlify/store/coalesce.ts';
import { isMedianPublished } from '../../../content-readers/content';

// A page and not a function, because the switch is in the site's content, which functions cannot read.
export const prerender = false;

const median = coalesce(() => publicMedian(new Date()));

/** The call `publicMedian`. */
export const GET: APIRoute = async ({ cache, routePattern }) => {
  try {
    if (!(await isMedianPublished())) return refusal('not-found', 'This site does not publish it');
    const value = await median();
    // The absence of a median is cached too, because computing it lists all enquiries.
    cache.set({ maxAge: 3600, swr: 3600 });
    const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate', 'Netlify-Vary': 'query=none' };
    if (!value) return refusal('not-found', 'Too few enquiries have been answered', headers);
    return Response.json(value, { headers: { ...headers, 'Content-Security-Policy': dataPolicy } });
  } catch (cause) {
    if (!(cause instanceof Unavailable)) throw cause;
    console.error(`${routePattern} could not be answered.`, cause);
    return refusal('unavailable', 'Not available at the moment', { 'Retry-After': String(cause.retryAfter) });
  }
};

export const ALL: APIRoute = () =>
  refusal('method-not-allowed', 'This address does not answer this method', { Allow: 'GET, HEAD' });

function refusal(error: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  const body: ErrorBody = { error, message };
  return Response.json(body, {
    status: errorStatuses[error],
    headers: { ...headers, 'Content-Security-Policy': dataPolicy },
  });
}
