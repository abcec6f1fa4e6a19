import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { withEnvironment } from '../support/environment.ts';
import { contextFor } from '../support/sites/blob-servers.ts';
import { BlobMemory } from '../support/strict-blob-server/strict-blob-server-memory.ts';
import { respondToBlobRequest } from '../support/strict-blob-server/strict-blob-server-protocol.ts';

const url = 'http://store.invalid';

/**
 * Runs work with the strict server’s memory behind the real client, without a network: for runs of a million writes.
 * `now` is the store’s clock.
 */
export async function withStoreInMemory<Result>(
  now: () => number,
  work: (memory: BlobMemory) => Promise<Result>,
): Promise<Result> {
  const memory = new BlobMemory(0, 1_000, now);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => response(memory, now(), new URL(String(input)), init);
  const context = { siteID: 'memory', token: 'none', edgeURL: url, uncachedEdgeURL: url };
  try {
    return await withEnvironment({ NETLIFY_BLOBS_CONTEXT: contextFor(context) }, () => work(memory));
  } finally {
    globalThis.fetch = fetch;
  }
}

async function response(memory: BlobMemory, asOf: number, url: URL, init: RequestInit = {}): Promise<Response> {
  const [, , store = '', ...key] = url.pathname.split('/').map(decodeURIComponent);
  const { status, headers, body } = respondToBlobRequest(memory, {
    method: (init.method ?? 'GET').toUpperCase(),
    store,
    key: key.join('/'),
    search: url.searchParams,
    headers: new Headers(init.headers),
    body: await bytesOf(init.body),
    asOf,
  });
  return new Response(body && status !== 304 ? new Uint8Array(body) : null, { status, ...(headers && { headers }) });
}

async function bytesOf(body: RequestInit['body']): Promise<Buffer> {
  if (typeof body === 'string') return Buffer.from(body);
  return body ? buffer(Readable.from(new Response(body).body ?? [])) : Buffer.alloc(0);
}
