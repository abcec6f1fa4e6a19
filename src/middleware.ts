import { defineMiddleware } from 'astro:middleware';
import { unlessKnown, weakEtag } from '#http/etag';
import { framingOwn, hardenPage, isAdminPage, letOwnFrame, policyHeader } from '#http/headers';
import { finishedPage, isPage } from './page-output/finished-page';
import { narrowed } from './page-output/page-policy';

/** The one page that the site shows in a frame: the editor's preview. */
const previewRoute = '/admin/preview/[language]';

/**
 * Every page is made light (page-output/finished-page.ts). Every on-demand answer has the headers of a hardened site, and is
 * kept by nobody unless its page says otherwise.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, request, routePattern }, next) => {
  const answer = isFrameworkDoor(routePattern) ? new Response(null, { status: 404 }) : await next();
  const response = await finishedPage(answer);
  if (isPrerendered) return response;
  frame(routePattern, response);
  hardenPage(response.headers);
  return unlessKnown(request, await withEtag(await withOwnPolicy(response)));
});

/** Lets the preview be framed by the admin area's pages, and these frame it. */
function frame(routePattern: string, { ok, headers }: Response): void {
  const policy = headers.get(policyHeader);
  if (routePattern === previewRoute && ok) letOwnFrame(headers);
  else if (isAdminPage(routePattern) && policy) headers.set(policyHeader, framingOwn(policy));
}

/**
 * Whether a route is one that the framework puts into the on-demand function by itself (`/_image`, `/_server-islands`);
 * no page of ours begins with an underscore. They show the not-found page: `/_image` alone gave ten seconds of CPU and
 * 1.2 GB to any client. The dev server shows its images through it.
 */
function isFrameworkDoor(pattern: string): boolean {
  return !import.meta.env.DEV && pattern.startsWith('/_');
}

/** A page's policy allows what is on that page. */
async function withOwnPolicy(response: Response): Promise<Response> {
  const { status, headers } = response;
  const policy = headers.get(policyHeader);
  if (!policy || !isPage(response)) return response;
  const html = await response.text();
  headers.set(policyHeader, await narrowed(policy, html));
  return new Response(html, { status, headers });
}

/** What may be kept has an ETag of its contents, so that it need not be sent again. */
async function withEtag(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  if (status !== 200 || !body || headers.has('ETag') || headers.get('Cache-Control') === 'no-store') return response;
  const bytes = await response.arrayBuffer();
  headers.set('ETag', await weakEtag(bytes));
  return new Response(bytes, { status, headers });
}
