import { Unavailable } from '#domain/unavailable';
import { type BlobStore, type ListedKey, openStore } from '../store/blob-store.ts';
import { currentDeadline, Deadline, timeouts, withinDeadline } from '../store/deadline.ts';
import { inParallel } from '../store/in-parallel.ts';
import { keepIndex, readIndex } from './index-blob.ts';
import type { Index, IndexEntry } from './indexes.ts';
import { type DamagedRecord, type ListedRecord, listRecordKeys, readListedRecord } from './read-record.ts';
import { lastWrittenAt } from './record.ts';

/** Every record's entry as of now, and the records that cannot be understood, about which nothing is known. */
export interface CurrentIndex<Entry> {
  readonly entries: readonly Entry[];
  readonly damaged: readonly DamagedRecord[];
}

// An etag of Netlify's local server is the file's time in milliseconds: two saves within one have the same. So an entry
// is trusted only when its record was at rest while it was read. A save lands within `timeouts.request` after the time
// that it carries; the rest is for clocks.
const restingTime = timeouts.request + 2_500;

/**
 * The derived list: the list of keys and etags tells which entries of the cached index still hold, the other records are
 * read again, and what was learned is written back. A rebuild that does not fit into the request ends with `Unavailable`
 * and goes on from there at the next.
 */
export function currentIndex<Entry extends IndexEntry>(index: Index<Entry>): Promise<CurrentIndex<Entry>> {
  return withinDeadline(() => bringUpToDate(index));
}

async function bringUpToDate<Entry extends IndexEntry>(index: Index<Entry>): Promise<CurrentIndex<Entry>> {
  const deadline = currentDeadline();
  const records = openStore('opportunities');
  const began = Date.now();
  const [listed, kept] = await Promise.all([listRecordKeys(records), readIndex(index)]);
  const { known, unknown } = compare(listed, kept.entries);

  const goOn = () => deadline.left > timeouts.keepingIndex;
  const { results, failure } = await inParallel(unknown, (key) => readEntry(records, index, key, began), goOn);
  const read = results.flatMap((result) => (result.kind === 'entry' ? [result] : []));
  const learned = read.filter(({ atRest }) => atRest).map(({ entry }) => entry);
  if (learned.length > 0 || results.some(({ kind }) => kind === 'absent')) {
    const left = new Deadline(Math.min(timeouts.keepingIndex, deadline.left));
    // By a deadline of its own, so that it leaves something to the request; but it costs the request what it takes.
    await deadline.spend(() => keepIndex(index, { entries: [...known, ...learned], etag: kept.etag }, left));
  }

  if (failure !== undefined) throw failure;
  if (results.length < unknown.length) throw new Unavailable('The index is being rebuilt.', { retryAfter: 1 });
  const damaged = results.flatMap((result) => (result.kind === 'damaged' ? [result] : []));
  return { entries: [...known, ...read.map(({ entry }) => entry)], damaged };
}

/** Which entries still hold, and which records have to be read. */
function compare<Entry extends IndexEntry>(listed: readonly ListedKey[], remembered: readonly Entry[]) {
  const entries = new Map(remembered.map((entry) => [entry.id, entry]));
  const known: Entry[] = [];
  const unknown: ListedKey[] = [];
  for (const { key, etag } of listed) {
    const entry = entries.get(key);
    entries.delete(key);
    if (entry && etag && entry.etag === etag) known.push(entry);
    else unknown.push({ key, etag });
  }
  // A list may leave a record out: it is looked for before it is believed gone.
  for (const key of entries.keys()) unknown.push({ key, etag: '' });
  return { known, unknown };
}

type ReadEntry<Entry> =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly atRest: boolean }
  | Exclude<ListedRecord, { readonly kind: 'record' }>;

async function readEntry<Entry extends IndexEntry>(
  store: BlobStore,
  index: Index<Entry>,
  { key, etag }: ListedKey,
  began: number,
): Promise<ReadEntry<Entry>> {
  const read = await readListedRecord(store, key);
  if (read.kind !== 'record') return read;
  const atRest = etag !== '' && began - lastWrittenAt(read.record) > restingTime;
  return { kind: 'entry', entry: index.entryOf(read.record, etag), atRest };
}
