import { createHash, X509Certificate } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';

/** Latency in milliseconds, as of a CDN in the visitor's region (docs/performance.md). */
const distance = 30;

/** A simulated CDN: HTTP/2 over TLS, cached and compressed responses. */
export interface Edge {
  readonly origin: string;
  /** The browser flag that trusts this server's certificate only. */
  readonly browserFlag: string;
  /** Transferred bytes of a cached page without headers. */
  sizeOf(path: string): number;
  /** Adds a page to the cache. */
  put(path: string, page: OwnPage): Promise<void>;
}

export interface OwnPage {
  readonly type: string;
  readonly body: Buffer;
}

interface Cached {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

// Connection headers, which HTTP/2 forbids, and the header for the CDN itself.
const notPassedOn = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'netlify-cdn-cache-control',
];

const compress = promisify(brotliCompress);

/** Starts a CDN for the site on `port`, until the process ends. */
export async function startEdge(port: number): Promise<Edge> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const cache = new Map<string, Cached>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    Promise.all([respond(incoming, cache, port), later(distance)]).then(
      ([response]) => send(response, incoming, outgoing),
      () => outgoing.stream.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // `address()` is an AddressInfo for a server on a port.
  const own = (server.address() as AddressInfo).port;
  return {
    origin: `https://127.0.0.1:${own}`,
    browserFlag: `--ignore-certificate-errors-spki-list=${keyHash(cert)}`,
    sizeOf: (path) => cache.get(path)?.body.byteLength ?? Number.NaN,
    put: async (path, page) => void cache.set(path, await compressed(page)),
  };
}

function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

async function compressed({ type, body }: OwnPage): Promise<Cached> {
  const text = type.startsWith('text/');
  const headers = { 'content-type': type, ...(text && { 'content-encoding': 'br' }) };
  return { status: 200, headers, body: text ? await compress(body) : body };
}

/** Responds from the cache or from the site. */
async function respond(incoming: Http2ServerRequest, cache: Map<string, Cached>, port: number): Promise<Cached> {
  const { method, url } = incoming;
  const found = method === 'GET' ? cache.get(url) : undefined;
  if (found) return found;
  const fresh = await fromSite(incoming, port);
  if (method === 'GET' && fresh.status === 200 && fresh.headers['cache-control'] !== 'no-store') cache.set(url, fresh);
  return fresh;
}

async function fromSite({ method, url, headers }: Http2ServerRequest, port: number): Promise<Cached> {
  const accepted = String(headers['accept-encoding'] ?? '');
  const options = { host: '127.0.0.1', port, path: url, method, headers: { 'accept-encoding': accepted } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).once('error', reject).end();
  });
  return { status: response.statusCode ?? 502, headers: response.headers, body: await buffer(response) };
}

function send({ status, headers, body }: Cached, { method }: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !notPassedOn.includes(name)) outgoing.setHeader(name, value);
  outgoing.writeHead(status);
  if (method === 'HEAD') outgoing.end();
  else outgoing.end(body);
}
