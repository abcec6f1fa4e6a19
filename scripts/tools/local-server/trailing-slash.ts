/**
 * The path and query without a trailing slash; undefined if there is none. Never begins with `//`, which would redirect
 * to another site.
 */
export function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  // The lookbehind avoids quadratic time for long runs of slashes.
  return `/${url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${url.search}`;
}
