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

/** Milliseconds that reading or writing the cached index may take of a call: the call gets by without it. */
const indexPatience = 1_000;

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
  const [listed, remembered] = await Promise.all([listRecordKeys(records), readIndex(indexStore(deadline))]);
  const { known, unknown } = compare(listed, remembered);

  const goOn = () => deadline.left > indexPatience;
  const { results, failure } = await inParallel(unknown, (key) => readEntry(records, key, began), goOn);
  const entries = [...known, ...results.flatMap(({ entry }) => entry ?? [])];
  const learned = results.flatMap(({ entry, atRest }) => (entry && atRest ? [entry] : []));
  if (learned.length > 0) await keepIndex(indexStore(deadline), [...known, ...learned]);

  if (failure !== undefined) throw failure;
  if (results.length < unknown.length) throw new Unavailable('The index is being rebuilt.', { retryAfter: 1 });
  return { entries, foreign: results.filter(({ foreign }) => foreign).length };
}

function indexStore(deadline: Deadline): BlobStore {
  return openStore('opportunity-index', new Deadline(Math.min(indexPatience, deadline.left)));
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

async function readEntry(store: BlobStore, { key, etag }: ListedKey, began: number) {
  const read = await readListedRecord(store, key);
  if (read.kind !== 'record') return { foreign: read.kind === 'foreign' };
  const atRest = etag !== '' && began - lastWrittenAt(read.record) > restingTime;
  return { entry: entryOf(read.record, etag), atRest, foreign: false };
}

function entryOf(record: OpportunityRecord, etag: string): IndexEntry {
  const { id, createdAt, deletedAt } = record;
  const live = deletedAt === undefined && { summary: summaryOf(opportunityOf(record)) };
  return { id, etag, createdAt, images: imagesNamedBy(record), ...live };
}
