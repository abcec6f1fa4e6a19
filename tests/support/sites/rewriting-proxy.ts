import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A response that a proxy changes before it passes it on. */
export interface Passing {
  status: number;
  readonly headers: Headers;
  text: string;
}

export interface RewritingProxy {
  readonly origin: string;
  /** Changes responses from now on, by the path and query of their request. */
  change(edit: (path: string, passing: Passing) => void): void;
  stop(): Promise<void>;
}

/** A proxy in front of a site, for visitors at its own origin: URLs of `builtFor` become its own, as at a real host. */
export async function startRewritingProxy(site: string, builtFor: string): Promise<RewritingProxy> {
  let edit: (path: string, passing: Passing) => void = () => {};
  let origin = '';
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method = 'GET', headers } = incoming;
    const body = method === 'POST' ? new Uint8Array(await buffer(incoming)) : null;
    const type = { 'content-type': headers['content-type'] ?? '' };
    const response = await fetch(site + url, { method, redirect: 'manual', ...(body && { body, headers: type }) });
    const passing = {
      status: response.status,
      headers: new Headers(response.headers),
      text: (await response.text()).replaceAll(builtFor, origin),
    };
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passing.headers.delete(name);
    edit(url, passing);
    outgoing.writeHead(passing.status, Object.fromEntries(passing.headers));
    outgoing.end(method === 'HEAD' ? undefined : passing.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    change: (next) => {
      edit = next;
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
