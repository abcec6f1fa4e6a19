/**
 * Whether another site made a browser send a request. Browsers state it in Sec-Fetch-Site; those from before 2023
 * (Safari 15 and 16.3) send only Origin with writes, which then must be this site’s own. Programs send neither, and
 * act for no visitor.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'cross-site';
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  // Compares only the host: behind a proxy the scheme may differ.
  const hosts = [new URL(request.url).host, request.headers.get('Host')];
  return !hosts.includes(URL.parse(origin)?.host ?? '');
}
