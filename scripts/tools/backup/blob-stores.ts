import { getStore } from '@netlify/blobs';
import { type StorePurpose, storeName } from '../../../netlify/store/store-name.ts';
import { readWhole } from './read-whole.ts';
import type { BackedUp, SiteStore, SiteStores } from './site-stores.ts';

/** Access to a site's blobs: through the API by token, or through the URL of an edge. */
export interface Connection {
  readonly siteID: string;
  readonly token: string;
  readonly apiURL?: string;
  readonly edgeURL?: string;
}

/** Timeout of one attempt in milliseconds; the client makes six. */
const timeout = 60_000;

/** A site's stores with strong consistency: the API always has it, an edge has an uncached URL. */
export function blobStores(connection: Connection): SiteStores {
  return {
    opportunities: blobStore('opportunities', connection),
    images: blobStore('images', connection),
    enquiries: blobStore('enquiries', connection),
    people: blobStore('people', connection),
    enquiryReferences: blobStore('enquiry-references', connection),
    pendingDeletions: { read: (key) => readWhole('given-up-images', key, open('given-up-images', connection)) },
  };
}

/** Records a backup in the store of the site, for its health check (netlify/maintenance/heartbeats.ts). */
export async function noteBackup(connection: Connection, now: Date): Promise<void> {
  const at = now.toISOString();
  await open('heartbeats', connection).setJSON('backup', { schema: 1, first: at, last: at });
}

function blobStore(purpose: BackedUp | 'enquiry-references', connection: Connection): SiteStore {
  const store = open(purpose, connection);
  return {
    async keys() {
      return (await store.list()).blobs.map(({ key }) => key);
    },
    read: (key) => readWhole(purpose, key, store),
    async add(key, bytes) {
      // The site stores an image's number of bytes in its metadata.
      const metadata = purpose === 'images' ? { metadata: { bytes: bytes.byteLength } } : {};
      const { modified, etag } = await store.set(key, new Uint8Array(bytes).buffer, { onlyIfNew: true, ...metadata });
      if (modified && !etag) throw new Error(`The store did not take ${purpose}/${key}.`);
    },
  };
}

function open(purpose: StorePurpose, { edgeURL, ...connection }: Connection) {
  const edge = edgeURL ? { edgeURL, uncachedEdgeURL: edgeURL } : {};
  return getStore({ name: storeName(purpose), consistency: 'strong', fetch: inTime, ...connection, ...edge });
}

const inTime: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
