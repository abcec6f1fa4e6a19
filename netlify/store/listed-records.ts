import * as v from 'valibot';
import type { BlobStore } from './blob-store.ts';
import { Damaged, readStored } from './compare-and-swap.ts';
import type { StorePurpose } from './store-name.ts';

/** A time in a record. An invalid one makes the record damaged: it would fail wherever it is formatted. */
export const storedTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** A kind of record: its store, with one blob for each, its keys and its schema. */
export interface RecordKind<Stored> {
  readonly store: StorePurpose;
  /** The schema of the record under a key. */
  readonly schemaOf: (key: string) => v.GenericSchema<unknown, Stored>;
  readonly isKey: (key: string) => boolean;
  /** The time of the last write, in milliseconds, by the writer’s clock. */
  readonly lastWrittenAt: (record: Stored) => number;
}

/** A damaged record: its id and the number of stored bytes. */
export interface DamagedRecord {
  readonly id: string;
  readonly bytes: number;
}

/**
 * One record for a list. `absent`: there is none (any more). `damaged`: truncated, empty, not JSON or of another
 * schema, as a newer deploy may have left it before a rollback; a list leaves it out instead of failing, and logs it.
 */
export type ListedRecord<Stored> =
  | { readonly kind: 'record'; readonly record: Stored }
  | { readonly kind: 'absent' }
  | ({ readonly kind: 'damaged' } & DamagedRecord);

export async function readListedRecord<Stored>(
  store: BlobStore,
  { store: purpose, schemaOf }: RecordKind<Stored>,
  id: string,
): Promise<ListedRecord<Stored>> {
  try {
    const record = await readStored(store, id, schemaOf(id));
    return record === undefined ? { kind: 'absent' } : { kind: 'record', record };
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    console.error(`The record ${purpose}/${id} is damaged and is left out:`, error.cause);
    return { kind: 'damaged', id, bytes: Buffer.byteLength(error.found.text) };
  }
}
