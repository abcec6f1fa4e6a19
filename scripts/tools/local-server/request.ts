import type { IncomingMessage } from 'node:http';

// What the platform takes at most; it holds the whole body before it calls a function.
const largestBody = 6 * 1024 * 1024;

const sensibleHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** The web request that Node received, its body read whole; undefined when it cannot be one. */
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

// A target of `//elsewhere/x` is a path of this site, so that it must not be resolved as a URL.
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

// The methods that the web's Request refuses to carry.
const isAllowed = (method: string): boolean => !['CONNECT', 'TRACE', 'TRACK'].includes(method);

/**
 * The body, read to its end so that the sender always gets to see the response. One over the platform's limit breaks
 * off there with an error: whoever counts has refused it by then, and whoever does not must not take half for the
 * whole.
 */
async function readBody(incoming: IncomingMessage): Promise<BodyInit | null> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= largestBody) kept.push(chunk);
  }
  if (size === 0) return null;
  return size > largestBody ? brokenOff(kept) : new Blob(kept);
}

function brokenOff(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  const left = chunks.values();
  return new ReadableStream({
    pull(controller) {
      const { value } = left.next();
      if (value) controller.enqueue(value);
      else controller.error(new Error('The body is larger than the platform takes (6 MB)'));
    },
  });
}
