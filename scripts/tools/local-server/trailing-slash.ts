/**
 * Where an address with a slash at its end really is; undefined for one without. The answer is always a path of this
 * site: one that began with `//` would be another site's address.
 */
export function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  // Only the first of a row of slashes looks whether the row ends the path: else a long row costs its square.
  return `/${url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${url.search}`;
}
