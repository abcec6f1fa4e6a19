import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { Server } from 'node:http';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { startWriteGate } from './write-gate.ts';

export interface LocalBlobs {
  stop(): Promise<void>;
}

/** Serves blobs from a folder and configures the blob client of this process, as the platform does. */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  await removeHalfWritten(directory);
  const token = randomUUID();
  const server = new BlobsServer({ directory, token });
  const { port } = await onLoopback(() => server.start());
  const gate = await startWriteGate(`http://127.0.0.1:${port}`);
  announce(`http://127.0.0.1:${gate.port}`, token);
  const stop = async () => {
    await gate.stop();
    await server.stop();
  };
  return { stop };
}

/** Restricts the blob server to the loopback interface, for which it has no option. */
async function onLoopback<Result>(start: () => Promise<Result>): Promise<Result> {
  const { listen } = Server.prototype;
  Object.assign(Server.prototype, {
    listen(this: Server, port: number, ready: () => void) {
      return listen.call(this, { port, host: '127.0.0.1' }, ready);
    },
  });
  try {
    return await start();
  } finally {
    Reflect.deleteProperty(Server.prototype, 'listen');
  }
}

function announce(url: string, token: string): void {
  const context = {
    siteID: 'local',
    token,
    edgeURL: url,
    uncachedEdgeURL: url,
    deployID: '0',
    primaryRegion: 'us-east-2',
  };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64');
}

// The blob server writes `.{random}` and renames it. After a kill in between it would list that file as a blob.
async function removeHalfWritten(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const leftovers = entries.filter((entry) => entry.isFile() && entry.name.startsWith('.'));
  await Promise.all(leftovers.map((entry) => rm(join(entry.parentPath, entry.name))));
}
