import { trashDays } from '#domain/opportunity/history';
import { dayMs } from '#domain/time/day';
import { openStore } from '../store/blob-store.ts';
import { done, readStored } from '../store/compare-and-swap.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { type Deletion, listDeletions } from './list.ts';
import { erasedRecord, recordUnder } from './record.ts';
import { writeRecord } from './write-record.ts';

/** Milliseconds that an erased record keeps its key: a request that is under way now has long ended by then. */
const erasedTime = dayMs;

/**
 * Erases what has been in the trash for 30 days, and removes what was erased a day ago. The store's deletion knows no
 * condition and could meet a restoration; so a record first loses its contents, by a conditional write that a restoration
 * makes fail and that every later one finds, and only such a rest is removed. `erased` counts those erased now.
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

/** Whether it did: a record that was restored since, and perhaps deleted anew, is left alone. */
function erase({ id, deletedAt }: Deletion, now: Date): Promise<boolean> {
  return writeRecord<boolean>(id, (current) => {
    if (current?.deletedAt !== deletedAt) return done(false);
    if (current.erasedAt !== undefined) return done(current.erasedAt === now.toISOString());
    return { kind: 'write', value: erasedRecord(current, now.toISOString()), result: true };
  });
}

// Two sweeps may both be here, and a creation that repeats a key of more than 30 days ago in between: hence the look.
async function removeRest({ id }: Deletion, now: Date): Promise<void> {
  const store = openStore('opportunities');
  const record = await readStored(store, id, recordUnder(id));
  if (record?.erasedAt === undefined) return;
  // What could not be understood is kept as long as what can be.
  const isKept = record.damaged !== undefined && now.getTime() - Date.parse(record.erasedAt) < trashDays * dayMs;
  if (!isKept) await store.delete(id);
}
