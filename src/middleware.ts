import { defineMiddleware } from 'astro:middleware';
import { unlessKnown, weakEtag } from '#http/etag';
import { framingOwn, hardenPage, isAdminPage, letOwnFrame, policyHeader } from '#http/headers';
import { finishedPage, isPage } from './page-output/finished-page';
import { narrowed } from './page-output/page-policy';

/** The editor's preview, the only page that may be framed. */
const previewRoute = '/admin/preview/[language]';

/**
 * Optimises every page (page-output/finished-page.ts). On-demand responses also get security headers, an ETag, and
 * `no-store` unless their page sets a cache.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, request, routePattern }, next) => {
  const rendered = isFrameworkRoute(routePattern) ? new Response(null, { status: 404 }) : await next();
  const response = await finishedPage(rendered);
  if (isPrerendered) return response;
  setFraming(routePattern, response);
  hardenPage(response.headers);
  return unlessKnown(request, await withEtag(await withOwnPolicy(response)));
});

/** Allows pages of the admin area to frame the preview. */
function setFraming(routePattern: string, { ok, headers }: Response): void {
  const policy = headers.get(policyHeader);
  if (routePattern === previewRoute && ok) letOwnFrame(headers);
  else if (isAdminPage(routePattern) && policy) headers.set(policyHeader, framingOwn(policy));
}

/**
 * Whether the framework has added a route to the on-demand function (`/_image`, `/_server-islands`); the site's own
 * routes never begin with an underscore. They respond 404, because any client could make `/_image` use ten seconds of
 * CPU and 1.2 GB. The dev server needs it for images.
 */
function isFrameworkRoute(pattern: string): boolean {
  return !import.meta.env.DEV && pattern.startsWith('/_');
}

/** Narrows a page's CSP to the scripts and styles that it contains. */
async function withOwnPolicy(response: Response): Promise<Response> {
  const { status, headers } = response;
  const policy = headers.get(policyHeader);
  if (!policy || !isPage(response)) return response;
  const html = await response.text();
  headers.set(policyHeader, await narrowed(policy, html));
  return new Response(html, { status, headers });
}

/** Adds an ETag of the body to cacheable responses, so that they can be revalidated. */
async function withEtag(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  if (status !== 200 || !body || headers.has('ETag') || headers.get('Cache-Control') === 'no-store') return response;
  const bytes = await response.arrayBuffer();
  headers.set('ETag', await weakEtag(bytes));
  return new Response(bytes, { status, headers });
}
