/** CDN cache tag of responses with published opportunities; purged on save and delete. */
export const opportunitiesTag = 'opportunities';

/** CDN cache tag of an image in all sizes; purged when the image is deleted. */
export const imageTag = (name: string): string => `picture-${name}`;

/** Seconds after which deleted content is no longer served, even if a purge failed (docs/decisions/0025). */
const longestStale = 60 * 60;

/** Cache times of opportunities, in seconds: fresh, then stale while revalidating. */
export const publishedCache = { maxAge: 60, swr: longestStale - 60 } as const;

/** Cache times of an image, in seconds. Images never change, so revalidation is as rare as possible. */
export const imageCache = { maxAge: longestStale - 600, swr: 600 } as const;

/**
 * The text of robots.txt. Disallows the admin area in production and everything in previews. `context` is Netlify's
 * `CONTEXT`; `undefined` on a local machine.
 */
export function robotsFor(site: URL, context: string | undefined): string {
  const closed = context === undefined || context === 'production' ? '/admin' : '/';
  return `User-agent: *\nDisallow: ${closed}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
}

/**
 * Security headers of every response. Functions and on-demand pages set them from here; netlify.toml repeats them for
 * static files (a test compares the two).
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

/** Overrides for resources that other sites embed: images and icons in feed readers, link previews, QR codes. */
export const sharedHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/**
 * For public data that scripts of other sites may read: feeds, tables, counts. Such responses never depend on the
 * caller.
 */
export const openHeaders = { ...sharedHeaders, 'Access-Control-Allow-Origin': '*' } as const;

/** Static files that other sites embed, with the paths of netlify.toml. */
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

/** Content security policy of data and images: nothing may run, load or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const policyHeader = 'Content-Security-Policy';

/** Allows a page of the admin area to frame pages of this site only. */
export const framingOwn = (policy: string): string => policy.replace(/\bframe-src [^;]*/, "frame-src 'self'");

/** Whether a path or route pattern belongs to the admin area. */
export const isAdminPage = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** Directives that `letOwnFrame` replaces, and their replacements: scripts and forms are disabled. */
const notFramed = /^(?:script-src|frame-src|frame-ancestors|form-action)\b/;
const framed = "script-src 'none'; frame-ancestors 'self'; form-action 'none'; sandbox allow-same-origin";

/** Allows pages of this site to frame the response, without scripts, forms or navigation. */
export function letOwnFrame(headers: Headers): void {
  const directives = (headers.get(policyHeader) ?? dataPolicy).split(';').map((directive) => directive.trim());
  const kept = directives.filter((directive) => directive !== '' && !notFramed.test(directive));
  headers.set(policyHeader, [...kept, framed].join('; '));
  headers.set('X-Frame-Options', 'SAMEORIGIN');
}

/** Adds the security headers and `Cache-Control: no-store`, unless the page has set its own. */
export function hardenPage(headers: Headers): void {
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
