import { clientHeader, type StrictBlobServer } from './strict-blob-server.ts';
import { respondToBlobRequest } from './strict-blob-server-protocol.ts';

/**
 * A `fetch` that passes the client's requests to a strict server in the same process, without network and faults. The
 * caller alone determines their order.
 */
export function doorTo(server: StrictBlobServer, now: () => number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const [, , store = '', ...key] = url.pathname.split('/').map(decodeURIComponent);
    const body = Buffer.from(await request.arrayBuffer());
    const { method, headers } = request;
    const asked = { method, store, key: key.join('/'), search: url.searchParams, headers, body, asOf: now() };
    const response = respondToBlobRequest(server.memory, asked);
    const landed = (method === 'PUT' || method === 'DELETE') && response.status < 300;
    const client = headers.get(clientHeader) ?? undefined;
    if (landed)
      server.onLanded?.({ method, store: store.replace(/^site:/, ''), key: asked.key, body: asked.body, client });
    const bytes = response.body && new Uint8Array(response.body);
    return new Response(bytes ?? null, {
      status: response.status,
      ...(response.headers && { headers: response.headers }),
    });
  };
}
