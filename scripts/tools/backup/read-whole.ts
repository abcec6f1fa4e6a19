import type { Store } from '@netlify/blobs';
import type { StorePurpose } from '../../../netlify/store/store-name.ts';
import { DamagedBlob } from './site-stores.ts';

/** Equal reads after which a truncated body counts as damaged in the store. */
const readsOfDamage = 3;

/** Consecutive interrupted transfers after which reading fails. */
const mostInterrupted = 4;

/**
 * Reads a complete blob; `undefined` if there is none. Retries truncated transfers. Throws a DamagedBlob if the blob is
 * damaged in the store.
 */
export async function readWhole(purpose: StorePurpose, key: string, store: Store): Promise<Uint8Array | undefined> {
  let before: Uint8Array | undefined;
  for (let same = 1; ; ) {
    const found = await readUninterrupted(store, key);
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

async function readUninterrupted(store: Store, key: string): Promise<Found | undefined> {
  for (let interrupted = 1; ; interrupted += 1) {
    try {
      const found = await store.getWithMetadata(key, { type: 'arrayBuffer' });
      // The client's types omit null.
      return found === null ? undefined : { bytes: new Uint8Array(found.data), stated: found.metadata.bytes };
    } catch (error) {
      // The client has already retried error responses of the store.
      const isResponse = error instanceof Error && error.name === 'BlobsInternalError';
      if (isResponse || interrupted === mostInterrupted) throw error;
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
