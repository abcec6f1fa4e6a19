import type { Fetchable } from 'astro';
import { astro, FetchState } from 'astro/fetch';
import { dataPolicy, hardenPage } from '#http/headers';

/**
 * Longer paths are refused; the site's longest has about 100 characters. Astro's search for trailing slashes takes
 * quadratic time: 15,000 slashes took 340 ms.
 */
const longestPath = 2_000;

/**
 * Entry point of every on-demand request. Adds security headers to responses that Astro creates before the middleware:
 * for paths that cannot be decoded and paths with a trailing slash.
 */
export default {
  fetch: async (request) =>
    new URL(request.url).pathname.length > longestPath ? notFound() : await framework(request),
} satisfies Fetchable;

async function framework(request: Request): Promise<Response> {
  const state = new FetchState(request);
  const response = await astro(state);
  if (!state.routeData?.prerender) hardenPage(response.headers);
  return response;
}

function notFound(): Response {
  const response = new Response(null, { status: 404, headers: { 'Content-Security-Policy': dataPolicy } });
  hardenPage(response.headers);
  return response;
}
