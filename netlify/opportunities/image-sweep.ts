import * as v from 'valibot';
import { Unavailable } from '#domain/calls/errors';
import { isImageName } from '#domain/ids';
import { dayMs } from '#domain/time/day';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, type Step } from '../store/compare-and-swap.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { referencedImages } from './list.ts';
import { deletePending, listPendingDeletions, markForDeletion } from './pending-deletions.ts';

/** Milliseconds that an image must have been orphaned, referenced by no record, before it is deleted. */
const orphanedTime = dayMs;

/**
 * Since when each image has been orphaned. A missing or invalid record starts again, which keeps all images longer.
 */
const orphanedSince = v.fallback(
  v.object({ schema: v.literal(1), since: v.array(v.tuple([v.string(), v.string()])) }),
  {
    schema: 1,
    since: [],
  },
);

type OrphanedSince = v.InferOutput<typeof orphanedSince>;

/**
 * Deletes every image that sweeps have found orphaned for 24 hours, and the bytes of those whose deletion has been
 * pending for an hour. `deleted` are the names deleted now: they read as missing from here on. Runs daily; may be
 * killed at any point and run again at any time. While a record’s references are unknown, it deletes nothing and
 * fails. `now` is the current time.
 */
export async function sweepImages(now: Date): Promise<{ readonly deleted: readonly string[] }> {
  await deletePending(now);
  const stored = (await openStore('images').list()).map(({ key }) => key).filter(isImageName);
  const [referenced, marked] = [await referencedImages(), await listPendingDeletions()];
  if (!referenced.complete)
    throw new Unavailable('The references of a damaged record are unknown: no image is deleted.');
  const orphaned = stored.filter((name) => !referenced.names.has(name) && !marked.has(name));
  const since = await remember(orphaned, now);
  const deleted = since.filter(([, seen]) => now.getTime() - Date.parse(seen) >= orphanedTime).map(([name]) => name);
  await allInParallel(deleted, (name) => markForDeletion(name, now));
  return { deleted };
}

/** Adds newly orphaned images and removes the others. */
function remember(orphaned: readonly string[], now: Date): Promise<OrphanedSince['since']> {
  return compareAndSwap(
    openStore('unnamed-images'),
    'since',
    orphanedSince,
    (current): Step<OrphanedSince, OrphanedSince['since']> => {
      const before = new Map(current?.since);
      const since = orphaned.map((name): [string, string] => [name, before.get(name) ?? now.toISOString()]);
      const same = since.length === before.size && since.every(([name]) => before.has(name));
      return same ? { kind: 'done', result: since } : { kind: 'write', value: { schema: 1, since }, result: since };
    },
  );
}
