import type * as v from 'valibot';
import type { RecordKind } from './listed-records.ts';
import type { StorePurpose } from './store-name.ts';

/** What every index remembers of a record: as it was under one etag. */
export interface IndexEntry {
  readonly id: string;
  readonly etag: string;
}

/** One derived list of all records: the blobs that it is kept in, and what it keeps of each record. */
export interface DerivedIndex<Stored, Entry extends IndexEntry> {
  readonly of: RecordKind<Stored>;
  readonly store: StorePurpose;
  /** The blobs: several where the whole would be too much to write again for each change. */
  readonly blobs: readonly string[];
  /** The blob that remembers a record. */
  readonly blobOf: (id: string) => string;
  readonly entry: v.GenericSchema<unknown, Entry>;
  /** Stands in every entry: one of another shape is not believed, and its record is read again. */
  readonly shape: string;
  readonly entryOf: (record: Stored, etag: string, id: string) => Entry;
}
