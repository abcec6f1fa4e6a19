import type { Store } from '@netlify/blobs';
import type { StorePurpose } from '../../../netlify/store/store-name.ts';
import { DamagedBlob } from './site-stores.ts';

/** How often the same bytes have to come before it is believed that they were not cut on their way. */
const readsOfDamage = 3;

/** Transfers that may break off, one after the other, before a blob is given up. */
const mostBroken = 4;

/**
 * Reads a blob whole: one that was cut on its way is asked for again, one that is damaged in the store is a
 * DamagedBlob. `undefined` when there is none.
 */
export async function readWhole(purpose: StorePurpose, key: string, store: Store): Promise<Uint8Array | undefined> {
  let before: Uint8Array | undefined;
  for (let same = 1; ; ) {
    const found = await readUnbroken(store, key);
    if (!found) return undefined;
    const { bytes, stated } = found;
    if (isWhole(purpose, bytes, stated)) return bytes;
    same = before && Buffer.compare(before, bytes) === 0 ? same + 1 : 1;
    if (same === readsOfDamage) throw new DamagedBlob(`${purpose}/${key}`, bytes);
    before = bytes;
  }
}

/** What came, and how many bytes were written, where the site has noted it: of images. */
interface Found {
  readonly bytes: Uint8Array;
  readonly stated: unknown;
}

async function readUnbroken(store: Store, key: string): Promise<Found | undefined> {
  for (let broken = 1; ; broken += 1) {
    try {
      const found = await store.getWithMetadata(key, { type: 'arrayBuffer' });
      // The client's types leave out that there may be nothing.
      return found === null ? undefined : { bytes: new Uint8Array(found.data), stated: found.metadata.bytes };
    } catch (error) {
      // A response of the store itself: the client has asked again already.
      const isResponse = error instanceof Error && error.name === 'BlobsInternalError';
      if (isResponse || broken === mostBroken) throw error;
    }
  }
}

function isWhole(purpose: StorePurpose, bytes: Uint8Array, stated: unknown): boolean {
  if (purpose === 'images') return bytes.byteLength > 0 && (stated === undefined || stated === bytes.byteLength);
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
