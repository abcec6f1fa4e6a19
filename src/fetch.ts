import type { Fetchable } from 'astro';
import { astro, FetchState } from 'astro/fetch';
import { dataPolicy, hardenPage } from '#http/headers';

/**
 * Characters of a path beyond which nothing of ours can be meant: the longest path has a hundred. The framework looks
 * for slashes at a path's end in a time that grows by the square of those within it: 15,000 took 340 ms.
 */
const longestPath = 2_000;

/**
 * What every on-demand request passes first. Here the answers get their headers that the framework gives before the
 * middleware: of a path that cannot be decoded, or that ends in a slash.
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
