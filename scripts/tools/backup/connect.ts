import { randomUUID } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';
import { Failure } from '../failure.ts';
import { onShutdown } from '../shutdown.ts';
import { readSettings } from '../start/settings.ts';
import { blobStores, type Connection, noteBackup } from './blob-stores.ts';
import type { SiteStores } from './site-stores.ts';

export interface ConnectedSite {
  /** Shown in messages. */
  readonly name: string;
  readonly stores: SiteStores;
  /** Records a complete backup, so that the health check knows of it. */
  readonly noteBackup: (now: Date) => Promise<void>;
}

/** The production site of NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; the local store if they are not set. */
export async function connect(root: string, environment: NodeJS.ProcessEnv = process.env): Promise<ConnectedSite> {
  const { NETLIFY_SITE_ID: siteID = '', NETLIFY_AUTH_TOKEN: token = '' } = environment;
  if (siteID && token) return connected(`site ${siteID} on Netlify`, { siteID, token });
  if (siteID || token) {
    const [given, missing] = ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'].sort((name) => (environment[name] ? -1 : 1));
    throw new Failure(
      `${given} is set and ${missing} is not: set both for a site on Netlify, neither for the local store.`,
    );
  }
  const { blobsDirectory } = await readSettings(root, environment, 8888);
  return connected(`the local store in ${blobsDirectory}`, await serveFolder(blobsDirectory));
}

function connected(name: string, connection: Connection): ConnectedSite {
  return { name, stores: blobStores(connection), noteBackup: (now) => noteBackup(connection, now) };
}

/** Serves the local store's folder for this process; a running site may serve it too. */
export async function localStores(directory: string): Promise<SiteStores> {
  return blobStores(await serveFolder(directory));
}

async function serveFolder(directory: string): Promise<Connection> {
  const token = randomUUID();
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  onShutdown(async () => server.stop());
  return { siteID: 'local', token, edgeURL: `http://localhost:${port}` };
}
