import { trashDays } from '#domain/opportunity/history';
import { dayMs } from '#domain/time/day';
import { openStore } from '../store/blob-store.ts';
import { done, readStored } from '../store/compare-and-swap.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { type Deletion, listDeletions } from './list.ts';
import { erasedRecord, recordUnder } from './record.ts';
import { writeRecord } from './write-record.ts';

/** Milliseconds that an erased record keeps its key: longer than any request. */
const erasedTime = dayMs;

/**
 * Erases records that have been in the trash for 30 days, and deletes those erased a day ago. The store has no
 * conditional deletion and could delete a restored record; therefore a record first loses its content by a conditional
 * write, with which a restoration conflicts, and only these remains are deleted. `erased` counts those erased now.
 */
export async function sweepTrash(now: Date): Promise<{ readonly erased: number }> {
  const deletions = await listDeletions();
  const isOver = (since: string, milliseconds: number) => now.getTime() - Date.parse(since) >= milliseconds;
  const due = deletions.filter(({ deletedAt, erasedAt }) => !erasedAt && isOver(deletedAt, trashDays * dayMs));
  const rests = deletions.filter(({ erasedAt }) => erasedAt && isOver(erasedAt, erasedTime));
  const erased = await allInParallel(due, (deletion) => erase(deletion, now));
  await allInParallel(rests, (deletion) => removeRest(deletion, now));
  return { erased: erased.filter(Boolean).length };
}

/** Whether it was erased: a record restored since, and perhaps deleted again, is left alone. */
function erase({ id, deletedAt }: Deletion, now: Date): Promise<boolean> {
  return writeRecord<boolean>(id, (current) => {
    if (current?.deletedAt !== deletedAt) return done(false);
    if (current.erasedAt !== undefined) return done(current.erasedAt === now.toISOString());
    return { kind: 'write', value: erasedRecord(current, now.toISOString()), result: true };
  });
}

// Reads first, because two sweeps may run simultaneously, with a creation under a key of more than 30 days ago in
// between.
async function removeRest({ id }: Deletion, now: Date): Promise<void> {
  const store = openStore('opportunities');
  const record = await readStored(store, id, recordUnder(id));
  if (record?.erasedAt === undefined) return;
  // The text of a damaged record is kept as long as other deleted records.
  const isKept = record.damaged !== undefined && now.getTime() - Date.parse(record.erasedAt) < trashDays * dayMs;
  if (!isKept) await store.delete(id);
}
