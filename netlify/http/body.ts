import { Problem } from './problem.ts';

/** The media type of a request’s body, in lower case and without parameters. */
export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/**
 * Reads a body of at most `limit` bytes, whatever its stated length; a longer one is `too-large`, a broken transfer
 * `malformed`.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > limit) throw new Problem('too-large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength;
    if (length > limit) throw new Problem('too-large');
    chunks.push(chunk);
  }
  return joined(chunks, length);
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  // The rest is not cancelled: that would close the connection before the refusal has arrived.
  const chunks = request.body.values({ preventCancel: true });
  try {
    yield* chunks;
  } catch (cause) {
    throw new Problem('malformed', { cause });
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
