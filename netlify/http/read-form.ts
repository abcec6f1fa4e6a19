import { isCrossSite } from './cross-site.ts';

/** The most that a form of this site can be, with every character of its longest text sent as twelve. */
const mostBytes = 200_000;

/**
 * What a browser sent by itself from one of this site's forms; `undefined` for what is none of them: another site made the
 * browser send it, or it is of another kind, or too large.
 */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const [kind] = (request.headers.get('Content-Type') ?? '').split(';');
  const length = Number(request.headers.get('Content-Length') ?? 0);
  if (isCrossSite(request) || kind?.trim().toLowerCase() !== 'application/x-www-form-urlencoded' || length > mostBytes)
    return;
  const text = await request.text();
  return text.length > mostBytes ? undefined : new URLSearchParams(text);
}

/** Forms of one client within a minute: as many as the platform lets through to a function (`rateLimit`). */
const mostForms = 60;

const windowMs = 60_000;

/** Clients that are remembered at most; beyond, all are forgotten. */
const mostClients = 10_000;

let since = 0;
let sent = new Map<string, number>();

/**
 * Whether a client has sent too many forms to pages in this minute. The platform limits functions and no pages; what is
 * sent here would cost a page and a write each. By the process alone: the store's own limits hold across all of them.
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

/** What is answered then. */
export const tooManyForms = (): Response => new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
