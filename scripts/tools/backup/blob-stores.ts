import { getStore } from '@netlify/blobs';
import { type StorePurpose, storeName } from '../../../netlify/store/store-name.ts';
import { readWhole } from './read-whole.ts';
import type { BackedUp, SiteStore, SiteStores } from './site-stores.ts';

/** How the client reaches a site's blobs: through the API by token, or through a URL that stands for the edge. */
export interface Connection {
  readonly siteID: string;
  readonly token: string;
  readonly apiURL?: string;
  readonly edgeURL?: string;
}

/** Milliseconds for one request; after that the client tries again, six times in all. */
const timeout = 60_000;

/** A site's stores, read strongly: through the API every read is one, an edge is asked by its uncached URL. */
export function blobStores(connection: Connection): SiteStores {
  return {
    opportunities: blobStore('opportunities', connection),
    images: blobStore('images', connection),
    enquiries: blobStore('enquiries', connection),
    enquiryReferences: blobStore('enquiry-references', connection),
    pendingDeletions: { read: (key) => readWhole('given-up-images', key, open('given-up-images', connection)) },
  };
}

function blobStore(purpose: BackedUp | 'enquiry-references', connection: Connection): SiteStore {
  const store = open(purpose, connection);
  return {
    async keys() {
      return (await store.list()).blobs.map(({ key }) => key);
    },
    read: (key) => readWhole(purpose, key, store),
    async add(key, bytes) {
      // As the site writes them: an image's metadata says its number of bytes.
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
