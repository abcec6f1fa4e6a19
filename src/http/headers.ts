/** The CDN tag of everything that shows published opportunities; purged on save and delete. */
export const opportunitiesTag = 'opportunities';

/** The CDN tag of one image, in whatever size; purged when it is deleted. */
export const imageTag = (name: string): string => `picture-${name}`;

/** Seconds after which nothing that was deleted is shown any more, even where no purge arrived (docs/decisions/0025). */
const longestStale = 60 * 60;

/** Seconds that the CDN keeps what shows opportunities, and those that it then serves the old while it fetches the new. */
export const publishedCache = { maxAge: 60, swr: longestStale - 60 } as const;

/** The same for an image, which can only be deleted: it is revalidated as seldom as possible. */
export const imageCache = { maxAge: longestStale - 600, swr: 600 } as const;

/**
 * What robots may look at, by Netlify's word for the kind of deploy (`CONTEXT`; absent on one's own machine): all but the
 * admin area in production, nothing in a preview.
 */
export function robotsFor(site: URL, context: string | undefined): string {
  const closed = context === undefined || context === 'production' ? '/admin' : '/';
  return `User-agent: *\nDisallow: ${closed}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
}

/**
 * The headers of a hardened site that every answer carries: the function wrapper and the on-demand
 * pages set them from here, netlify.toml repeats them for files (a test compares the two).
 */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Instead of the same header above, for what other sites show: images and icons in feed readers, link previews, QR codes. */
export const sharedHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** For data that scripts of other sites may read too: feeds, tables, counts. No such answer depends on who asks. */
export const openHeaders = { ...sharedHeaders, 'Access-Control-Allow-Origin': '*' } as const;

/** The built files that other sites show, as netlify.toml names them. */
export const sharedFiles = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/og/*',
  '/images/*',
  '/qr/*',
] as const;

/** The content security policy of an answer that is data or an image: nothing in it may run, load or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const policyHeader = 'Content-Security-Policy';

/** The policy of a page that shows one of the site's own in a frame, and none of any other: those of the admin area. */
export const framingOwn = (policy: string): string => policy.replace(/\bframe-src [^;]*/, "frame-src 'self'");

/** Whether a path, or the pattern of a route, is one of the admin area's pages. */
export const isAdminPage = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** What a page that the site itself frames may not have, and what it has instead: nothing in it may run. */
const notFramed = /^(?:script-src|frame-src|frame-ancestors|form-action)\b/;
const framed = "script-src 'none'; frame-ancestors 'self'; form-action 'none'; sandbox allow-same-origin";

/** Lets the site's own pages show this one in a frame, and takes from it whatever could run or lead elsewhere. */
export function letOwnFrame(headers: Headers): void {
  const directives = (headers.get(policyHeader) ?? dataPolicy).split(';').map((directive) => directive.trim());
  const kept = directives.filter((directive) => directive !== '' && !notFramed.test(directive));
  headers.set(policyHeader, [...kept, framed].join('; '));
  headers.set('X-Frame-Options', 'SAMEORIGIN');
}

/** Gives an on-demand page's answer those headers, and has nobody keep it; unless the page says otherwise. */
export function hardenPage(headers: Headers): void {
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
