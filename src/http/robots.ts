/**
 * What robots may look at, by Netlify's word for the kind of deploy (`CONTEXT`; absent on one's own machine): all but the
 * admin area in production, nothing in a preview.
 */
export function robotsFor(site: URL, context: string | undefined): string {
  const closed = context === undefined || context === 'production' ? '/admin' : '/';
  return `User-agent: *\nDisallow: ${closed}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
}
