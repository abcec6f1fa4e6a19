import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { vi } from 'vitest';

const cookies: Context['cookies'] = { delete() {}, get: () => '', set() {} };

/** The context that the platform gives a function; the request comes from `ip`. */
export function contextFrom(ip: string, waitUntil: Context['waitUntil'] = () => {}): Context {
  const url = new URL('https://site.example/');
  return {
    account: { id: 'account' },
    cookies,
    deploy: { context: 'dev', id: '0', published: false },
    geo: {},
    ip,
    json: (value) => Response.json(value),
    log() {},
    next: async () => new Response(),
    params: {},
    requestId: 'request-1',
    rewrite: async () => new Response(),
    server: {},
    site: {},
    url,
    waitUntil,
  };
}

export const anyContext = contextFrom('192.0.2.1');

/** A body in chunks, without a stated length. */
export function inPieces(bytes: Uint8Array, size = 16_384): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(offset, offset + size));
      offset += size;
    },
  });
}

/** A request with a chunked body, without Content-Length. */
export function chunked(url: string, contentType: string, body: ReadableStream<Uint8Array>, headers: HeadersInit = {}) {
  const all = new Headers(headers);
  all.set('Content-Type', contentType);
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: all, body, duplex: 'half' };
  return new Request(url, init);
}

const purgeBody = v.object({ cache_tags: v.array(v.string()), site_id: v.literal('site') });

/**
 * Simulates the platform’s purge call, which is not available here, until `vi.unstubAllGlobals`; other requests pass.
 * Returns the tags of each purge, in order.
 */
export function playPurges(): readonly (readonly string[])[] {
  const purges: string[][] = [];
  const through = globalThis.fetch;
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes('/api/v1/purge')) return through(input, init);
    purges.push(v.parse(purgeBody, JSON.parse(String(init?.body))).cache_tags);
    return new Response();
  });
  return purges;
}
