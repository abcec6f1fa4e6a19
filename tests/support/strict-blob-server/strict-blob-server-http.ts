import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FaultKind } from './strict-blob-server-fault-kinds.ts';
import type { BlobResponse } from './strict-blob-server-protocol.ts';

/** The whole body of a request, or `undefined` if the client disconnected while sending. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}

/** Sends a response as changed by a fault. Without a response the connection closes, or hangs if that is the fault. */
export function send(outgoing: ServerResponse, fault: FaultKind | undefined, response: BlobResponse | undefined): void {
  if (fault === 'hang' || fault === 'hang-after' || fault === 'late') return;
  if (!response) {
    outgoing.destroy();
    return;
  }
  const { status, headers = {}, body = Buffer.alloc(0) } = response;
  const half = body.subarray(0, Math.floor(body.length / 2));
  const whole = fault === 'shortened' ? half : body;
  outgoing.writeHead(status, {
    ...headers,
    ...(status !== 304 && status !== 204 && { 'content-length': whole.length }),
  });
  if (fault === 'truncated') outgoing.write(half, () => outgoing.destroy());
  else outgoing.end(whole);
}

/** Listens on a free port of 127.0.0.1 only. */
export async function listen(server: Server): Promise<void> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** Stops a server and closes all open requests. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

export function urlOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The strict blob server has not been started.');
  return `http://127.0.0.1:${bound.port}`;
}
