// Calls bundled functions by the platform's Lambda entry points, in a process of its own. It imports nothing of the
// project: a bundle has to bring everything that it needs. Messages: an event and the folder of a function; its response.
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

interface Metadata {
  readonly statusCode: number;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The stream that Lambda gives a handler for its response. */
class ResponseStream extends Writable {
  readonly chunks: Uint8Array[] = [];
  metadata: Metadata = { statusCode: 200 };

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

type Streaming = (event: unknown, stream: ResponseStream, context: object) => Promise<void>;

// What Lambda provides as a global in its runtime for Node.
Reflect.set(globalThis, 'awslambda', {
  streamifyResponse: (handler: Streaming) => handler,
  HttpResponseStream: {
    from: (stream: ResponseStream, metadata: Metadata) => Object.assign(stream, { metadata }),
  },
});

async function invoke(folder: string, event: unknown) {
  const { handler }: { handler: Streaming } = await import(
    pathToFileURL(join(folder, '___netlify-entry-point.mjs')).href
  );
  const stream = new ResponseStream();
  await handler(event, stream, { awsRequestId: 'request', getRemainingTimeInMillis: () => 30_000, clientContext: {} });
  const { statusCode, multiValueHeaders, headers } = stream.metadata;
  const body = Buffer.concat(stream.chunks).toString('base64');
  return { status: statusCode, headers: { ...headers, ...multiValueHeaders }, body };
}

process.on('message', ({ id, folder, event }: { id: number; folder: string; event: unknown }) => {
  invoke(folder, event).then(
    (response) => process.send?.({ id, response }),
    (error) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ id: -1 });
