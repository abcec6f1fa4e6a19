// ETags (RFC 9110, 8.8 and 13.1.2): a browser that has the current response gets a 304 without a body.

/** Weak ETag of a text: the CDN compresses texts, so that equal content may differ in bytes. */
export async function weakEtag(text: string | BufferSource): Promise<string> {
  return `W/${await strongEtag(text)}`;
}

/** Strong ETag, for bytes that are never compressed in transit, such as images. */
export async function strongEtag(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether an If-None-Match header contains an ETag. Compares weakly: `W/` is ignored. */
export function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const known: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return known.includes(opaque(etag));
}

const opaque = (etag: string): string => etag.replace(/^W\//, '');

// Headers that describe the body. A 304 omits them; the caller sets all others for every response.
const bodyHeaders = ['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Language'];

/** Returns the response, or a 304 without a body if the request's If-None-Match contains its ETag. */
export function unlessKnown(request: Request, response: Response): Response {
  const etag = response.headers.get('ETag');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!etag || response.status !== 200 || !isRead) return response;
  if (!isKnown(etag, request.headers.get('If-None-Match'))) return response;
  const headers = new Headers(response.headers);
  for (const name of bodyHeaders) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
