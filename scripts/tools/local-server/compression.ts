import type { Transform, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const texts = /^(text\/|application\/(javascript|wasm|(\w+\+)?(json|xml))|image\/svg\+xml)/;

const compressors: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: () => createGzip({ level: 6 }),
};

export interface Compression {
  readonly headers: Headers;
  /** Undefined if the browser accepts neither encoding. */
  readonly encoding: Encoding | undefined;
}

/** Whether a response with these headers is text, which is compressed. */
export function isCompressible(headers: Headers): boolean {
  return texts.test(headers.get('content-type') ?? '');
}

/** The compression of a text, as the CDN chooses it; undefined for other responses. */
export function compressionOf(response: Response, accepted: string): Compression | undefined {
  const headers = new Headers(response.headers);
  if (isUnchangedText(response)) {
    headers.append('vary', 'Accept-Encoding');
    return { headers, encoding: undefined };
  }
  if (!response.body || headers.has('content-encoding') || !isCompressible(headers)) return undefined;
  headers.append('vary', 'Accept-Encoding');
  const encoding = bestEncoding(accepted);
  if (!encoding) return { headers, encoding };
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return { headers, encoding };
}

/** Size of the cache of compressed texts in bytes: several times the whole site. */
const cacheLimit = 32_000_000;

const cache = new Map<string, Buffer>();
let cachedBytes = 0;

/** Writes a compressed body. A body with an ETag is compressed once and cached. */
export async function writeCompressed(response: Response, encoding: Encoding, to: Writable): Promise<void> {
  if (!response.body) return;
  const etag = response.headers.get('etag');
  if (etag === null) return pipeline(response.body, compressors[encoding](), to);
  // ETags are hashes of the text.
  const name = `${encoding} ${etag}`;
  const known = cache.get(name);
  if (known) await response.body.cancel();
  const bytes = known ?? addToCache(name, await compressed(response.body, encoding));
  to.end(bytes);
}

async function compressed(body: ReadableStream<Uint8Array>, encoding: Encoding): Promise<Buffer> {
  const compressor = compressors[encoding]();
  const [bytes] = await Promise.all([buffer(compressor), pipeline(body, compressor)]);
  return bytes;
}

function addToCache(name: string, bytes: Buffer): Buffer {
  if (cachedBytes + bytes.length > cacheLimit) {
    cache.clear();
    cachedBytes = 0;
  }
  cachedBytes += bytes.length;
  cache.set(name, bytes);
  return bytes;
}

// A 304 has the same Vary header as the response. Texts have weak ETags.
function isUnchangedText({ status, headers }: Response): boolean {
  return status === 304 && (headers.get('etag') ?? '').startsWith('W/');
}

/** The best encoding of an Accept-Encoding header; undefined for none. */
export function bestEncoding(accepted: string): Encoding | undefined {
  const offers = accepted.toLowerCase().split(',').map(offer);
  const takes = (name: string) => offers.some((one) => one.name === name && one.weight > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

function offer(text: string) {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { name, weight: weight === undefined ? 1 : Number(weight) };
}
