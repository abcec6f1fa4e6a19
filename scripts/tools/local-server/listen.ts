import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { dataPolicy, securityHeaders } from '#http/headers';
import { compressionOf, writeCompressed } from './compression.ts';
import { toRequest } from './request.ts';

/** Responds to a request; `ip` is the client's, `port` the local one. */
export type Respond = (request: Request, ip: string, port: number) => Promise<Response>;

export interface Listener {
  readonly port: number;
  stop(): Promise<void>;
}

interface ListenOptions {
  readonly port: number;
  /** Default: all interfaces. */
  readonly host?: string | undefined;
  /** Whether texts are compressed. */
  readonly compressed?: boolean;
}

/** Serves web requests on a port (0: a free one). Rejects with Node's error if the port is in use. */
export async function listen(respond: Respond, { port, host, compressed = false }: ListenOptions): Promise<Listener> {
  const underWay = new Set<Promise<void>>();
  // Idle connections stay open for a minute: a client that is busy for seconds would send its next request on a closed one.
  const options = { requestTimeout: 120_000, keepAliveTimeout: 60_000 };
  const server = createServer(options, (incoming, outgoing) => {
    const served = serve(respond, { incoming, outgoing, compressed })
      .catch(() => void outgoing.destroy())
      .finally(() => underWay.delete(served));
    underWay.add(served);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host && { host }) }, resolve);
  });
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    // A request whose connection was closed may still write to a store.
    await Promise.all(underWay);
  };
  // `address()` is an AddressInfo for a server on a port.
  return { port: (server.address() as AddressInfo).port, stop };
}

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly compressed: boolean;
}

/** Responds to one request. Errors are logged, not shown. */
export async function serve(respond: Respond, exchange: Exchange): Promise<void> {
  const { incoming, outgoing } = exchange;
  try {
    const request = await toRequest(incoming);
    const { localPort = 0 } = incoming.socket;
    const response = request ? await respond(request, ipOf(incoming), localPort) : plain(400, 'Bad request');
    await send(response, exchange);
  } catch (error) {
    // The client has disconnected.
    if (outgoing.destroyed) return;
    console.error(error);
    if (outgoing.headersSent) outgoing.destroy();
    else await send(plain(500, 'Internal error'), exchange);
  }
}

async function send(response: Response, { incoming, outgoing, compressed }: Exchange): Promise<void> {
  const accepted = String(incoming.headers['accept-encoding'] ?? '');
  const compression = compressed ? compressionOf(response, accepted) : undefined;
  outgoing.writeHead(response.status, [...(compression?.headers ?? response.headers)].flat());
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
  } else if (compression?.encoding) {
    await writeCompressed(response, compression.encoding, outgoing);
  } else {
    await pipeline(response.body, outgoing);
  }
}

function plain(status: number, text: string): Response {
  const headers = { ...plainHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(`${text}\n`, { status, headers });
}

/** Headers of responses that are not from the site or Netlify's emulator. */
export const plainHeaders = { ...securityHeaders, 'Content-Security-Policy': dataPolicy };

const ipOf = ({ socket }: IncomingMessage): string => (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
