import { createHash, X509Certificate } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';

/** The site as the CDN serves it: HTTP/2 over TLS, its answers kept and compressed; until the process ends. */
export interface Edge {
  /** Without a slash at the end. */
  readonly address: string;
  /** What a browser is told so that it trusts this server, and nothing else that is not signed. */
  readonly browserFlag: string;
  /** Bytes of a page as it travels, without its headers; it has been asked for before. */
  sizeOf(path: string): number;
  /** Adds a page of our own. */
  put(path: string, page: OwnPage): Promise<void>;
}

export interface OwnPage {
  readonly type: string;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

// They belong to a connection of HTTP/1.1; HTTP/2 forbids them.
const ofConnections = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

const compress = promisify(brotliCompress);

/** Stands before a site on `port` of this machine. */
export async function startEdge(port: number): Promise<Edge> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const kept = new Map<string, Answer>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    answer(incoming, kept, port).then(
      (found) => send(found, incoming, outgoing),
      () => outgoing.stream.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, not on a pipe, so that its address is one.
  const own = (server.address() as AddressInfo).port;
  return {
    address: `https://127.0.0.1:${own}`,
    browserFlag: `--ignore-certificate-errors-spki-list=${keyHash(cert)}`,
    sizeOf: (path) => kept.get(path)?.body.byteLength ?? Number.NaN,
    put: async (path, page) => void kept.set(path, await answerWith(page)),
  };
}

function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

async function answerWith({ type, body }: OwnPage): Promise<Answer> {
  const text = type.startsWith('text/');
  const headers = { 'content-type': type, ...(text && { 'content-encoding': 'br' }) };
  return { status: 200, headers, body: text ? await compress(body) : body };
}

/** From what is kept, else from the site; every answer that a visitor gets twice is kept. */
async function answer(
  { method, url, headers }: Http2ServerRequest,
  kept: Map<string, Answer>,
  port: number,
): Promise<Answer> {
  const found = method === 'GET' ? kept.get(url) : undefined;
  if (found) return found;
  const fresh = await askSite({ method, path: url, headers: { 'accept-encoding': headers['accept-encoding'] }, port });
  if (method === 'GET' && fresh.status === 200 && fresh.headers['cache-control'] !== 'no-store') kept.set(url, fresh);
  return fresh;
}

interface Question {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly 'accept-encoding': string | string[] | undefined };
  readonly port: number;
}

async function askSite({ method, path, headers, port }: Question): Promise<Answer> {
  const accepted = String(headers['accept-encoding'] ?? '');
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = ask({ host: '127.0.0.1', port, path, method, headers: { 'accept-encoding': accepted } }, resolve);
    asking.once('error', reject).end();
  });
  return { status: incoming.statusCode ?? 502, headers: incoming.headers, body: await buffer(incoming) };
}

function send({ status, headers, body }: Answer, { method }: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofConnections.includes(name)) outgoing.setHeader(name, value);
  outgoing.writeHead(status);
  if (method === 'HEAD') outgoing.end();
  else outgoing.end(body);
}
