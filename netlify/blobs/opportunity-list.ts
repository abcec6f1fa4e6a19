import type { Opportunity, OpportunitySummary } from '#domain/opportunity';
import { Unavailable } from '#domain/unavailable';
import { Deadline } from './bounded-fetch.ts';
import { allInParallel } from './in-parallel.ts';
import { currentIndex } from './opportunity-index.ts';
import { listRecordKeys, readListedRecord } from './opportunity-reading.ts';
import { opportunityOf } from './opportunity-record.ts';
import { openStore } from './store.ts';

/** Every opportunity in full as it stands now, deleted ones left out, newest first. Reads each record. */
export async function listOpportunities(): Promise<Opportunity[]> {
  const store = openStore('opportunities');
  const keys = await listRecordKeys(store);
  const read = await allInParallel(keys, ({ key }) => readListedRecord(store, key));
  return read
    .flatMap((found) => (found.kind === 'record' && found.record.deletedAt === undefined ? [found.record] : []))
    .map((record) => opportunityOf(record))
    .sort(newestFirst);
}

/** What the public list shows, as it stands now, newest first. Reads the records that changed since the last time. */
export async function listSummaries(): Promise<OpportunitySummary[]> {
  const { entries } = await currentIndex();
  return [...entries].sort(newestFirst).flatMap(({ summary }) => summary ?? []);
}

/**
 * Every picture that a record names: a live or a deleted one, in its current or a past version. `Unavailable` while any
 * record cannot be understood: what it names is not known, and nothing may be given up on that ground.
 */
export async function namedImages(deadline: Deadline = new Deadline()): Promise<ReadonlySet<string>> {
  const { entries, foreign } = await currentIndex(deadline);
  if (foreign > 0) throw new Unavailable(`What ${foreign} records of an unknown shape name is not known.`);
  return new Set(entries.flatMap(({ images }) => images));
}

/** By creation, newest first; by id where that is equal, so that the order never changes between two reads. */
function newestFirst(one: { createdAt: string; id: string }, other: { createdAt: string; id: string }): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}
