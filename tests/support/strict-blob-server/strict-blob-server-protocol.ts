import type { BlobMemory, Condition } from './strict-blob-server-memory.ts';

const metadataHeader = 'x-amz-meta-user';

/** A parsed request of the client. `store` includes the client's prefix `site:`. */
export interface BlobRequest {
  readonly method: string;
  readonly store: string;
  readonly key: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: Buffer;
  /** The time whose state the response shows: now for a strong read, earlier for an eventual one. */
  readonly asOf: number;
}

export interface BlobResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/**
 * Handles a request of `@netlify/blobs` (its `Client`, edge access) like the platform's edge, including conditions. A
 * `partial` list contains half of the keys.
 */
export function respondToBlobRequest(memory: BlobMemory, request: BlobRequest, partial = false): BlobResponse {
  const { method, store, key } = request;
  if (!store) return method === 'GET' ? listStores(memory, request) : { status: 405 };
  if (method === 'GET') return key ? read(memory, request) : list(memory, request, partial);
  if (method === 'HEAD' && key) return withoutBody(read(memory, request));
  if (method === 'PUT' && key) return write(memory, request);
  if (method === 'DELETE') return remove(memory, request);
  return { status: 405 };
}

function read(memory: BlobMemory, { store, key, headers, asOf }: BlobRequest): BlobResponse {
  const blob = memory.get(store, key, asOf);
  if (!blob) return { status: 404 };
  const shown = { etag: blob.etag, ...(blob.metadata && { [metadataHeader]: blob.metadata }) };
  if (headers.get('if-none-match') === blob.etag) return { status: 304, headers: shown };
  return { status: 200, headers: shown, body: blob.body };
}

function write(memory: BlobMemory, { store, key, headers, body }: BlobRequest): BlobResponse {
  const metadata = headers.get(metadataHeader) ?? undefined;
  const etag = memory.put(store, key, { body, metadata }, conditionOf(headers));
  return etag === undefined ? { status: 412 } : { status: 200, headers: { etag } };
}

function conditionOf(headers: Headers): Condition {
  const etag = headers.get('if-match');
  if (etag !== null) return { kind: 'match', etag };
  return { kind: headers.get('if-none-match') === '*' ? 'new' : 'none' };
}

function remove(memory: BlobMemory, { store, key }: BlobRequest): BlobResponse {
  if (!key) return json({ blobs_deleted: memory.deleteAll(store), has_more: false });
  memory.delete(store, key);
  return { status: 204 };
}

function list(memory: BlobMemory, { store, search, asOf }: BlobRequest, partial: boolean): BlobResponse {
  const cursor = search.get('cursor');
  const page = memory.list(store, {
    prefix: search.get('prefix') ?? '',
    directories: search.get('directories') === 'true',
    cursor: cursor === null ? undefined : Buffer.from(cursor, 'base64url').toString(),
    asOf,
  });
  const blobs = partial ? page.blobs.slice(0, Math.floor(page.blobs.length / 2)) : page.blobs;
  const next = page.next_cursor && Buffer.from(page.next_cursor).toString('base64url');
  return json({ blobs, directories: page.directories, ...(next && { next_cursor: next }) });
}

function listStores(memory: BlobMemory, { search }: BlobRequest): BlobResponse {
  return json({ stores: memory.storeNames(search.get('prefix') ?? '') });
}

function json(value: unknown): BlobResponse {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

function withoutBody({ status, headers }: BlobResponse): BlobResponse {
  return { status, ...(headers && { headers }) };
}
