import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FaultKind } from './strict-blob-server-fault-kinds.ts';
import type { BlobAnswer } from './strict-blob-server-protocol.ts';

/** The whole body of a request; `undefined` when the client went away while it was sending. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}

/** Sends an answer, or what a fault leaves of it; without an answer the connection ends, or hangs if that is the fault. */
export function send(outgoing: ServerResponse, fault: FaultKind | undefined, answer: BlobAnswer | undefined): void {
  if (fault === 'hang' || fault === 'hang-after' || fault === 'late') return;
  if (!answer) {
    outgoing.destroy();
    return;
  }
  const { status, headers = {}, body = Buffer.alloc(0) } = answer;
  const half = body.subarray(0, Math.floor(body.length / 2));
  const whole = fault === 'shortened' ? half : body;
  outgoing.writeHead(status, {
    ...headers,
    ...(status !== 304 && status !== 204 && { 'content-length': whole.length }),
  });
  if (fault === 'truncated') outgoing.write(half, () => outgoing.destroy());
  else outgoing.end(whole);
}

/** Starts listening on a free port of this machine alone. */
export async function listen(server: Server): Promise<void> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** Ends a server and whatever it leaves unanswered. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

export function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The strict blob server has not been started.');
  return `http://127.0.0.1:${address.port}`;
}
