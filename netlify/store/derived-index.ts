import type * as v from 'valibot';
import type { FoundText } from './blob-store.ts';
import type { RecordKind } from './listed-records.ts';
import type { StorePurpose } from './store-name.ts';

/** A derived list of all records: its blobs, and its entry for each record. */
export interface DerivedIndex<Stored, Entry extends IndexEntry> {
  readonly of: RecordKind<Stored>;
  readonly store: StorePurpose;
  /** Several blobs when one would be too large to rewrite for each change. */
  readonly blobs: readonly string[];
  /** The blob with a record’s entry. */
  readonly blobOf: (id: string) => string;
  readonly entry: v.GenericSchema<unknown, Entry>;
  /** Part of every entry: one with another shape is ignored, and its record is read again. */
  readonly shape: string;
  readonly entryOf: (record: Stored, etag: string, id: string) => Entry;
  /**
   * The blobs as this process last read them, by name: validating thousands of entries again costs more than a
   * conditional request. The etags of the records are checked at every request anyway.
   */
  readonly understood: Map<string, UnderstoodBlob<Entry>>;
}

/** An index’s entry for a record, valid for one etag. */
export interface IndexEntry {
  readonly id: string;
  readonly etag: string;
}

/** A blob of an index as last read, and its entries. */
interface UnderstoodBlob<Entry extends IndexEntry> {
  readonly found: FoundText;
  readonly entries: readonly Entry[];
}
