// ETags (RFC 9110, 8.8 and 13.1.2): a browser that has the current response gets a 304 without a body.

/** A weak ETag of a text: the CDN compresses texts, so that equal contents do not travel as equal bytes. */
export async function weakEtag(text: string | BufferSource): Promise<string> {
  return `W/${await strongEtag(text)}`;
}

/** A strong ETag of bytes that always travel as they are, as images do. */
export async function strongEtag(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether the value of an If-None-Match header holds an ETag; strong and weak ones of the same contents are equal. */
export function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const known: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return known.includes(opaque(etag));
}

const opaque = (etag: string): string => etag.replace(/^W\//, '');

// What describes a body that a 304 has not. All else is the calling code's to renew: caching, tags, policies.
const ofTheBody = ['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Language'];

/** The answer itself, or 304 without a body when it has an ETag and the request names it. */
export function unlessKnown(request: Request, answer: Response): Response {
  const etag = answer.headers.get('ETag');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!etag || answer.status !== 200 || !isRead) return answer;
  if (!isKnown(etag, request.headers.get('If-None-Match'))) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ofTheBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
