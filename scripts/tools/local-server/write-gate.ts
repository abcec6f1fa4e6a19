import { setTimeout as wait } from 'node:timers/promises';
import { type Listener, listen } from './http.ts';

/**
 * Stands before Netlify's local blob server and makes its conditional writes atomic, as the platform's are: that server
 * checks a condition and then writes, so that two at once both succeed, takes a file's time in milliseconds for its
 * etag, and cuts a list short when a file goes away under it. So writes and lists of a store pass one at a time.
 */
export function startWriteGate(blobServer: string): Promise<Listener> {
  const lastOf = new Map<string, Promise<unknown>>();

  function inTurn<Result>(store: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (lastOf.get(store) ?? Promise.resolve()).then(work, work);
    lastOf.set(store, turn);
    return turn;
  }

  return listen(
    (request) => {
      const { store, isList } = target(request);
      const isWrite = request.method === 'PUT' || request.method === 'DELETE';
      const pass = () => forward(request, blobServer);
      if (isWrite) return inTurn(store, () => pass().then(afterClockTick));
      return isList ? inTurn(store, pass) : pass();
    },
    { port: 0, host: '127.0.0.1' },
  );
}

// A path is /{site}/{store}/{key}, with /region:{name} before it when a region is set.
function target({ url }: Request): { store: string; isList: boolean } {
  const parts = new URL(url).pathname.split('/').filter((part) => part && !part.startsWith('region:'));
  return { store: parts.slice(0, 2).join('/'), isList: parts.length <= 2 };
}

async function forward(request: Request, blobServer: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const bodiless = request.method === 'GET' || request.method === 'HEAD';
  const body = bodiless ? null : await request.arrayBuffer();
  const headers = withoutTransport(request.headers);
  const response = await fetch(`${blobServer}${pathname}${search}`, { method: request.method, headers, body });
  return new Response(response.body, { status: response.status, headers: withoutTransport(response.headers) });
}

/** The headers that belong to the message and not to the connection that it came by. */
function withoutTransport(all: Headers): Headers {
  const headers = new Headers(all);
  for (const name of ['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']) headers.delete(name);
  return headers;
}

// The next write then has another time, and so another etag.
async function afterClockTick(response: Response): Promise<Response> {
  await wait(2);
  return response;
}
