import { setTimeout as wait } from 'node:timers/promises';
import { type Listener, listen } from './listen.ts';

/**
 * A proxy that makes conditional writes of Netlify's local blob server atomic, as on the platform. It serialises the
 * writes and lists of a store. Without it, two concurrent conditional writes both succeed, because the server checks the
 * condition before it writes, and a list is truncated if a file is deleted meanwhile.
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

// A path is /{site}/{store}/{key}, with /region:{name} in front if a region is set.
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

/** End-to-end headers, without those of the connection. */
function withoutTransport(all: Headers): Headers {
  const headers = new Headers(all);
  for (const name of ['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']) headers.delete(name);
  return headers;
}

// The server uses a file's modification time as ETag: waits so that the next write gets another one.
async function afterClockTick(response: Response): Promise<Response> {
  await wait(2);
  return response;
}
