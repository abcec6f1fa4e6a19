import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterEach, beforeEach } from 'vitest';
import { setEnvironment } from '../environment.ts';
import { StrictBlobServer, type StrictBlobServerOptions } from '../strict-blob-server/strict-blob-server.ts';

/** A running blob server: the context for the client, and a function that stops it. */
export interface RunningBlobServer {
  readonly context: string;
  stop(): Promise<void>;
}

/** The value of NETLIFY_BLOBS_CONTEXT, in the platform's format. */
export function contextFor(context: {
  siteID: string;
  token: string;
  edgeURL: string;
  uncachedEdgeURL?: string;
}): string {
  return Buffer.from(JSON.stringify({ ...context, deployID: '0', primaryRegion: 'us-east-2' })).toString('base64');
}

/** Netlify's own local server, as `npm start` runs it, on a temporary folder. */
export async function startNetlifyBlobServer(): Promise<RunningBlobServer> {
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'));
  const token = crypto.randomUUID();
  const server = new BlobsServer({ directory, token });
  const { address: url } = await server.start();
  return {
    context: contextFor({ siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }),
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Our own server with atomic conditions and faults. */
export function startStrictBlobServer(options?: StrictBlobServerOptions): Promise<StrictBlobServer> {
  return new StrictBlobServer(options).start();
}

/** Both servers, for suites that must pass on each: `describe.each(blobServers)('… on $name', ({ start }) => …)`. */
export const blobServers: readonly { readonly name: string; readonly start: () => Promise<RunningBlobServer> }[] = [
  { name: "Netlify's local server", start: startNetlifyBlobServer },
  { name: 'the strict server', start: startStrictBlobServer },
];

/**
 * Gives every test of the suite a new, empty server that the client uses. Returns a function that returns the server.
 */
export function provideBlobServer<Running extends RunningBlobServer>(start: () => Promise<Running>): () => Running {
  let running: Running | undefined;
  let restoreEnvironment: (() => void) | undefined;
  beforeEach(async () => {
    running = await start();
    restoreEnvironment = setEnvironment({ NETLIFY_BLOBS_CONTEXT: running.context });
  });
  afterEach(async () => {
    restoreEnvironment?.();
    await running?.stop();
    running = undefined;
  });
  return () => {
    if (!running) throw new Error('The blob server runs during tests only.');
    return running;
  };
}
