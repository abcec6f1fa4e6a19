/** A response as its client sees it. */
export interface SeenResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const statuses = new Set([200, 201, 204, 206, 304, 400, 401, 403, 404, 405, 409, 413, 415, 429, 503]);

// A stack trace, a path of this machine, or an internal error message.
const internals = /\n\s+at |\.(?:ts|mjs|js):\d+:\d+|node_modules|(?:Type|Syntax|Range|Reference)Error|ENOENT|valibot/;

/** The problem with a response of the site’s functions; `undefined` without one. */
export function faultOf({ status, headers, text }: SeenResponse): string | undefined {
  if (!statuses.has(status)) return `status ${status}`;
  if (status === 503 && !headers.has('retry-after')) return '503 without Retry-After';
  if (internals.test(text)) return `something internal in the answer: ${text.slice(0, 200)}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  if (!headers.get('content-security-policy')?.startsWith("default-src 'none'")) return 'no policy';
  if (headers.has('set-cookie')) return 'a cookie';
  if (status >= 400 && !/^\{"error":"[a-z-]+","message":/.test(text) && text !== '') return `an odd error: ${text}`;
  return undefined;
}
