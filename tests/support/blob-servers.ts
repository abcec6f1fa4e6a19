import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterEach, beforeEach } from 'vitest';
import { StrictBlobServer, type StrictBlobServerOptions } from './strict-blob-server.ts';

/** A blob server that is running: what to announce to the client, and how to stop it. */
export interface RunningBlobServer {
  readonly context: string;
  stop(): Promise<void>;
}

/** The value of NETLIFY_BLOBS_CONTEXT, as the platform announces a store to the client. */
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

/** Both servers, for the suites that hold on either: `describe.each(blobServers)('… on $name', ({ start }) => …)`. */
export const blobServers: readonly { readonly name: string; readonly start: () => Promise<RunningBlobServer> }[] = [
  { name: "Netlify's local server", start: startNetlifyBlobServer },
  { name: 'the strict server', start: startStrictBlobServer },
];

/**
 * Gives every test of the suite a fresh, empty server that the client finds; the function returned leads to the running
 * one.
 */
export function useBlobServer<Running extends RunningBlobServer>(start: () => Promise<Running>): () => Running {
  let running: Running | undefined;
  const before = process.env.NETLIFY_BLOBS_CONTEXT;
  beforeEach(async () => {
    running = await start();
    process.env.NETLIFY_BLOBS_CONTEXT = running.context;
  });
  afterEach(async () => {
    if (before === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
    else process.env.NETLIFY_BLOBS_CONTEXT = before;
    await running?.stop();
    running = undefined;
  });
  return () => {
    if (!running) throw new Error('The blob server runs during tests only.');
    return running;
  };
}
