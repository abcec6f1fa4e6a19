import type * as v from 'valibot';
import type { FoundText } from './blob-store.ts';
import type { RecordKind } from './listed-records.ts';
import type { StorePurpose } from './store-name.ts';

/** What every index remembers of a record: as it was under one etag. */
export interface IndexEntry {
  readonly id: string;
  readonly etag: string;
}

/** A blob of an index as it was last read, and the entries in it. */
export interface UnderstoodBlob<Entry extends IndexEntry> {
  readonly found: FoundText;
  readonly entries: readonly Entry[];
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
  /**
   * The blobs as this process last read them, each under its name: to check thousands of entries again costs more than
   * to ask whether they have changed. Whether an entry holds is asked of its record at every request all the same.
   */
  readonly understood: Map<string, UnderstoodBlob<Entry>>;
}
