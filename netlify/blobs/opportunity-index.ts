import { summaryOf } from '#domain/opportunity';
import { Unavailable } from '#domain/unavailable';
import { Deadline, patience } from './bounded-fetch.ts';
import { inParallel } from './in-parallel.ts';
import { type IndexEntry, keepIndex, readIndex } from './opportunity-index-blob.ts';
import { listRecordKeys, readListedRecord } from './opportunity-reading.ts';
import { imagesNamedBy, lastWrittenAt, type OpportunityRecord, opportunityOf } from './opportunity-record.ts';
import { type BlobStore, type ListedKey, openStore } from './store.ts';

/** Every record's entry as of now; `foreign` counts the records of an unknown shape, about which nothing is known. */
export interface CurrentIndex {
  readonly entries: readonly IndexEntry[];
  readonly foreign: number;
}

/** Milliseconds of a call that are kept for writing the index back. */
const keepingTime = 1_000;

// An etag of Netlify's local server is the file's time in milliseconds: two saves within one have the same. So an entry
// is trusted only when its record was at rest while it was read. A save lands within `patience` after the time that it
// carries; the rest is for clocks.
const restingTime = patience + 2_000;

/**
 * The derived list: the list of keys and etags tells which entries of the cached index still hold, the other records are
 * read again, and what was learned is written back. A rebuild that does not fit into the call ends with `Unavailable`
 * and goes on from there at the next.
 */
export async function currentIndex(deadline: Deadline = new Deadline()): Promise<CurrentIndex> {
  const records = openStore('opportunities', deadline);
  const began = Date.now();
  const [listed, remembered] = await Promise.all([
    listRecordKeys(records),
    readIndex(openStore('opportunity-index', deadline)),
  ]);
  const { known, unknown } = compare(listed, remembered);

  const goOn = () => deadline.left > keepingTime;
  const { results, failure } = await inParallel(unknown, (key) => readEntry(records, key, began), goOn);
  const read = results.flatMap((result) => (result.kind === 'entry' ? [result] : []));
  const learned = read.filter(({ atRest }) => atRest).map(({ entry }) => entry);
  if (learned.length > 0 || results.some(({ kind }) => kind === 'absent')) {
    const left = new Deadline(Math.min(keepingTime, deadline.left));
    await keepIndex(openStore('opportunity-index', left), [...known, ...learned]);
  }

  if (failure !== undefined) throw failure;
  if (results.length < unknown.length) throw new Unavailable('The index is being rebuilt.', { retryAfter: 1 });
  const foreign = results.filter(({ kind }) => kind === 'foreign').length;
  return { entries: [...known, ...read.map(({ entry }) => entry)], foreign };
}

/** Which entries still hold, and which records have to be read. */
function compare(listed: readonly ListedKey[], remembered: readonly IndexEntry[]) {
  const entries = new Map(remembered.map((entry) => [entry.id, entry]));
  const known: IndexEntry[] = [];
  const unknown: ListedKey[] = [];
  for (const { key, etag } of listed) {
    const entry = entries.get(key);
    entries.delete(key);
    if (entry && etag && entry.etag === etag) known.push(entry);
    else unknown.push({ key, etag });
  }
  // Records are marked deleted, not removed: one that a list leaves out is looked for before it is believed gone.
  for (const key of entries.keys()) unknown.push({ key, etag: '' });
  return { known, unknown };
}

type ReadEntry =
  | { readonly kind: 'entry'; readonly entry: IndexEntry; readonly atRest: boolean }
  | { readonly kind: 'absent' | 'foreign' };

async function readEntry(store: BlobStore, { key, etag }: ListedKey, began: number): Promise<ReadEntry> {
  const read = await readListedRecord(store, key);
  if (read.kind !== 'record') return read;
  const atRest = etag !== '' && began - lastWrittenAt(read.record) > restingTime;
  return { kind: 'entry', entry: entryOf(read.record, etag), atRest };
}

function entryOf(record: OpportunityRecord, etag: string): IndexEntry {
  const { id, createdAt, deletedAt } = record;
  const live = deletedAt === undefined && { summary: summaryOf(opportunityOf(record)) };
  return { id, etag, createdAt, images: imagesNamedBy(record), ...live };
}
