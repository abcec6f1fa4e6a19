import type { Store } from '@netlify/blobs';
import type { StorePurpose } from '../../../netlify/store/store-name.ts';
import { DamagedBlob } from './site-stores.ts';

/** Equal reads after which a truncated body counts as stored so. */
const readsOfDamage = 3;

/** Consecutive interrupted transfers after which reading fails. */
const mostBroken = 4;

/**
 * Reads a complete blob. A truncated transfer is repeated; a blob that is damaged in the store throws a DamagedBlob.
 * `undefined` if there is none.
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

/** The received bytes, and for images the number of bytes written. */
interface Found {
  readonly bytes: Uint8Array;
  readonly stated: unknown;
}

async function readUnbroken(store: Store, key: string): Promise<Found | undefined> {
  for (let broken = 1; ; broken += 1) {
    try {
      const found = await store.getWithMetadata(key, { type: 'arrayBuffer' });
      // The client's types omit null.
      return found === null ? undefined : { bytes: new Uint8Array(found.data), stated: found.metadata.bytes };
    } catch (error) {
      // An error response of the store: the client has retried already.
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
