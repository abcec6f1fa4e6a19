import { isOpportunityId } from '#domain/opportunity/opportunity';
import type { BlobStore, ListedKey } from '../store/blob-store.ts';
import { Damaged, readStored } from '../store/compare-and-swap.ts';
import { type OpportunityRecord, opportunityRecord } from './record.ts';

/** The keys of all records, deleted ones too. Netlify's local server also lists its half-written files: not these. */
export async function listRecordKeys(store: BlobStore): Promise<readonly ListedKey[]> {
  return (await store.list()).filter(({ key }) => isOpportunityId(key));
}

/** A record that cannot be understood: its id, and how many bytes are stored. */
export interface DamagedRecord {
  readonly id: string;
  readonly bytes: number;
}

/**
 * One record for a list. `absent`: nothing is there (any more). `damaged`: cut, empty, no JSON or of another shape, as a
 * newer deploy may have left it before a rollback; a list does without it rather than failing, and says so in the log.
 */
export type ListedRecord =
  | { readonly kind: 'record'; readonly record: OpportunityRecord }
  | { readonly kind: 'absent' }
  | ({ readonly kind: 'damaged' } & DamagedRecord);

/** Reads one record for a list. */
export async function readListedRecord(store: BlobStore, id: string): Promise<ListedRecord> {
  try {
    const record = await readStored(store, id, opportunityRecord);
    return record ? { kind: 'record', record } : { kind: 'absent' };
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    console.error(`The record ${id} is damaged and is left out:`, error.cause);
    return { kind: 'damaged', id, bytes: Buffer.byteLength(error.found.text) };
  }
}
