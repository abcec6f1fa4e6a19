/**
 * Whether another site made a browser send a request. Browsers say so in Sec-Fetch-Site; those of before 2023 (Safari 15
 * and 16.3) send only Origin with what is written, which then has to be this site's own. Programs send neither, and have
 * no visitor to abuse.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'cross-site';
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  // By its host alone: in front of a function the scheme may be another one.
  const hosts = [new URL(request.url).host, request.headers.get('Host')];
  return !hosts.includes(URL.parse(origin)?.host ?? '');
}
