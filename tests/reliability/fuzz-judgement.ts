/** What the sender of a request got to see. */
export interface SeenAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const statuses = new Set([200, 201, 204, 206, 304, 400, 401, 403, 404, 405, 409, 413, 415, 429, 503]);

// A line of a stack, a path of this machine, or the words of an error that nobody meant to be read.
const internals = /\n\s+at |\.(?:ts|mjs|js):\d+:\d+|node_modules|(?:Type|Syntax|Range|Reference)Error|ENOENT|valibot/;

/** What is wrong with an answer of the site's own functions; `undefined` when nothing is. */
export function faultOf({ status, headers, text }: SeenAnswer): string | undefined {
  if (!statuses.has(status)) return `status ${status}`;
  if (status === 503 && !headers.has('retry-after')) return '503 without Retry-After';
  if (internals.test(text)) return `something internal in the answer: ${text.slice(0, 200)}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  if (!headers.get('content-security-policy')?.startsWith("default-src 'none'")) return 'no policy';
  if (headers.has('set-cookie')) return 'a cookie';
  if (status >= 400 && !/^\{"error":"[a-z-]+","message":/.test(text) && text !== '') return `an odd error: ${text}`;
  return undefined;
}
