/**
 * The path and query to redirect to from a URL that ends with a slash; undefined for one without. It is always a path
 * of this site: one that began with `//` would lead to another site.
 */
export function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  // Only the first of a row of slashes looks whether the row ends the path: else a long row costs its square.
  return `/${url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${url.search}`;
}
