import type { IncomingMessage } from 'node:http';

// The platform's limits; it buffers the whole body before it calls a function.
const largestBody = 6 * 1024 * 1024;

const sensibleHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Converts a Node request, with its whole body; undefined if it is invalid. */
export async function toRequest(incoming: IncomingMessage): Promise<Request | undefined> {
  const url = urlOf(incoming);
  const headers = headersOf(incoming);
  const method = incoming.method ?? 'GET';
  if (!url || !headers || !isAllowed(method)) return undefined;
  const bodiless = method === 'GET' || method === 'HEAD';
  const body = bodiless ? null : await readBody(incoming);
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(url, init);
}

// A target of `//elsewhere/x` is a path of this site and must not be resolved as a URL.
function urlOf({ url = '', headers: { host = 'localhost' } }: IncomingMessage): URL | undefined {
  if (!url.startsWith('/') || !sensibleHost.test(host)) return undefined;
  return URL.parse(`http://${host}${url}`) ?? undefined;
}

function headersOf({ headersDistinct }: IncomingMessage): Headers | undefined {
  const headers = new Headers();
  try {
    for (const [name, values = []] of Object.entries(headersDistinct))
      for (const value of values) headers.append(name, value);
    return headers;
  } catch {
    return undefined;
  }
}

// Methods that the Request class refuses.
const isAllowed = (method: string): boolean => !['CONNECT', 'TRACE', 'TRACK'].includes(method);

/**
 * Reads the body to its end, so that the client always gets the response. A body over the platform's limit ends with an
 * error, so that a handler never takes a truncated body for a complete one.
 */
async function readBody(incoming: IncomingMessage): Promise<BodyInit | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size === 0) return null;
  return size > largestBody ? truncated(chunks) : new Blob(chunks);
}

function truncated(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  const remaining = chunks.values();
  return new ReadableStream({
    pull(controller) {
      const { value } = remaining.next();
      if (value) controller.enqueue(value);
      else controller.error(new Error('The body is larger than the platform takes (6 MB)'));
    },
  });
}
