/** The origin for absolute URLs: `SITE_URL`, else Netlify's `URL`, else the local server's. */
export function originOf({ site }: { readonly site: URL | undefined }): URL {
  if (!site) throw new Error('astro.config.mjs: expected the site’s origin');
  return site;
}
