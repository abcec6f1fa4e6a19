import { Unavailable } from '#domain/calls/errors';
import { type BlobStore, type ListedKey, openStore } from './blob-store.ts';
import { currentDeadline, Deadline, timeouts, withinDeadline } from './deadline.ts';
import type { DerivedIndex, IndexEntry } from './derived-index.ts';
import { inParallel } from './in-parallel.ts';
import { type IndexBlob, readIndex, saveIndex } from './index-blob.ts';
import { type DamagedRecord, type ListedRecord, type RecordKind, readListedRecord } from './listed-records.ts';

/** The current entry of every record, and the damaged records. */
interface CurrentIndex<Entry> {
  readonly entries: readonly Entry[];
  readonly damaged: readonly DamagedRecord[];
}

// The etag of Netlify’s local server is the file’s time in milliseconds, so two saves in the same millisecond have the same
// etag. An entry is reused only if its record was not written recently. A save is stored within `timeouts.request` of its
// own time; the rest allows for differences of clocks.
const restingTime = timeouts.request + 2_500;

/**
 * The derived list: the list of keys and etags determines which entries are still valid, the other records are read,
 * and the new entries are saved. A rebuild that exceeds the request’s time ends with `Unavailable` and continues at
 * the next request.
 */
export function currentIndex<Stored, Entry extends IndexEntry>(
  index: DerivedIndex<Stored, Entry>,
): Promise<CurrentIndex<Entry>> {
  return withinDeadline(() => bringUpToDate(index));
}

async function bringUpToDate<Stored, Entry extends IndexEntry>(
  index: DerivedIndex<Stored, Entry>,
): Promise<CurrentIndex<Entry>> {
  const deadline = currentDeadline();
  const records = openStore(index.of.store);
  const began = Date.now();
  const [listed, ...blobs] = await Promise.all([
    listRecordKeys(records, index.of),
    ...index.blobs.map((blob) => readIndex(index, blob)),
  ]);
  const { known, unknown } = compare(
    listed,
    blobs.flatMap(({ entries }) => entries),
  );

  const goOn = () => deadline.left > timeouts.savingIndex;
  const { results, failure } = await inParallel(unknown, (key) => readEntry(records, index, key, began), goOn);
  const read = results.flatMap((result) => (result.kind === 'entry' ? [result] : []));
  const changed = changedBlobs(index, results);
  if (changed.size > 0) {
    const learned = read.filter(({ atRest }) => atRest).map(({ entry }) => entry);
    const left = new Deadline(Math.min(timeouts.savingIndex, deadline.left));
    // With its own deadline, so that time is left for the request; but its time counts against the request’s.
    await deadline.spend(() => saveChanged(index, blobs, changed, [...known, ...learned], left));
  }

  if (failure !== undefined) throw failure;
  if (results.length < unknown.length) throw new Unavailable('The index is being rebuilt.', { retryAfter: 1 });
  const damaged = results.flatMap((result) => (result.kind === 'damaged' ? [result] : []));
  return { entries: [...known, ...read.map(({ entry }) => entry)], damaged };
}

/** The blobs whose entries have changed. */
function changedBlobs<Stored, Entry extends IndexEntry>(
  { blobOf }: DerivedIndex<Stored, Entry>,
  results: readonly ReadEntry<Entry>[],
): ReadonlySet<string> {
  const changed = results.filter((result) => result.kind === 'absent' || (result.kind === 'entry' && result.atRest));
  return new Set(changed.map(({ id }) => blobOf(id)));
}

async function saveChanged<Stored, Entry extends IndexEntry>(
  index: DerivedIndex<Stored, Entry>,
  blobs: readonly IndexBlob<Entry>[],
  changed: ReadonlySet<string>,
  entries: readonly Entry[],
  deadline: Deadline,
): Promise<void> {
  const byBlob = Map.groupBy(entries, ({ id }) => index.blobOf(id));
  const writes = blobs
    .filter(({ blob }) => changed.has(blob))
    .map((one) => saveIndex(index, { ...one, entries: byBlob.get(one.blob) ?? [] }, deadline));
  await Promise.all(writes);
}

/** Compares the entries with the list of keys: those that are still valid, and the records to be read. */
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
  // A list of keys may omit a record: it is looked up before it counts as deleted.
  for (const key of entries.keys()) unknown.push({ key, etag: '' });
  return { known, unknown };
}

type ReadEntry<Entry> =
  | { readonly kind: 'entry'; readonly id: string; readonly entry: Entry; readonly atRest: boolean }
  | ({ readonly id: string } & Exclude<ListedRecord<never>, { readonly kind: 'record' }>);

async function readEntry<Stored, Entry extends IndexEntry>(
  store: BlobStore,
  index: DerivedIndex<Stored, Entry>,
  { key: id, etag }: ListedKey,
  began: number,
): Promise<ReadEntry<Entry>> {
  const read = await readListedRecord(store, index.of, id);
  if (read.kind !== 'record') return { ...read, id };
  const atRest = etag !== '' && began - index.of.lastWrittenAt(read.record) > restingTime;
  return { kind: 'entry', id, entry: index.entryOf(read.record, etag, id), atRest };
}

/**
 * The keys of all records, including deleted ones. Netlify’s local server also lists half-written files, which are
 * left out.
 */
async function listRecordKeys(
  store: BlobStore,
  { isKey }: Pick<RecordKind<unknown>, 'isKey'>,
): Promise<readonly ListedKey[]> {
  return (await store.list()).filter(({ key }) => isKey(key));
}
