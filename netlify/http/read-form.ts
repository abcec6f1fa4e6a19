import { isCrossSite } from './cross-site.ts';

/** Largest form body in bytes: the longest texts, with each character percent-encoded as twelve. */
const mostBytes = 200_000;

/**
 * A form of this site that a browser submitted without scripts; `undefined` if another site made the browser send it,
 * if its type is different, or if it is too large.
 */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const [kind] = (request.headers.get('Content-Type') ?? '').split(';');
  const length = Number(request.headers.get('Content-Length') ?? 0);
  if (isCrossSite(request) || kind?.trim().toLowerCase() !== 'application/x-www-form-urlencoded' || length > mostBytes)
    return;
  const text = await request.text();
  return text.length > mostBytes ? undefined : new URLSearchParams(text);
}

/** Forms of one client per minute: the platform’s limit for functions (`rateLimit`). */
const mostForms = 60;

const windowMs = 60_000;

/** Most clients remembered; above this number all are forgotten. */
const mostClients = 10_000;

let since = 0;

let sent = new Map<string, number>();

/**
 * Whether a client has posted too many forms to pages in this minute. The platform limits only functions; a form
 * posted to a page costs a rendering and a write. Counts only in this process: the store’s limits count across all
 * processes.
 */
export function sendsTooManyForms(client: string, now: number = Date.now()): boolean {
  if (now - since >= windowMs || sent.size >= mostClients) {
    since = now;
    sent = new Map();
  }
  const count = (sent.get(client) ?? 0) + 1;
  sent.set(client, count);
  return count > mostForms;
}
