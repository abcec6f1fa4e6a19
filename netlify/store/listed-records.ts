import * as v from 'valibot';
import type { BlobStore, ListedKey } from './blob-store.ts';
import { Damaged, readStored } from './compare-and-swap.ts';
import type { StorePurpose } from './store-name.ts';

/** A time in a record. One that no date can be made of damages the record: it would fail wherever it is formatted. */
export const storedTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** One kind of records: the store that has one blob for each, and how they are told apart and understood. */
export interface RecordKind<Stored> {
  readonly store: StorePurpose;
  /** The shape of the record under a key. */
  readonly schemaOf: (key: string) => v.GenericSchema<unknown, Stored>;
  readonly isKey: (key: string) => boolean;
  /** When a record was last written, in milliseconds, by the clock of whoever wrote it. */
  readonly lastWrittenAt: (record: Stored) => number;
}

/** The keys of all records, deleted ones too. Netlify's local server also lists its half-written files: not these. */
export async function listRecordKeys(
  store: BlobStore,
  { isKey }: Pick<RecordKind<unknown>, 'isKey'>,
): Promise<readonly ListedKey[]> {
  return (await store.list()).filter(({ key }) => isKey(key));
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
export type ListedRecord<Stored> =
  | { readonly kind: 'record'; readonly record: Stored }
  | { readonly kind: 'absent' }
  | ({ readonly kind: 'damaged' } & DamagedRecord);

/** Reads one record for a list. */
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
