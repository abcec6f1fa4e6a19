/** The most that a form of this site can be, with every character of its longest text sent as twelve. */
const mostBytes = 200_000;

/**
 * What a browser sent by itself from one of this site's forms; `undefined` for what is none of them: another site made the
 * browser send it, or it is of another kind, or too large.
 */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const crossSite = request.headers.get('Sec-Fetch-Site') === 'cross-site';
  const [kind] = (request.headers.get('Content-Type') ?? '').split(';');
  const length = Number(request.headers.get('Content-Length') ?? 0);
  if (crossSite || kind?.trim().toLowerCase() !== 'application/x-www-form-urlencoded' || length > mostBytes) return;
  const text = await request.text();
  return text.length > mostBytes ? undefined : new URLSearchParams(text);
}
