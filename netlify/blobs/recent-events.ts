import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { inParallel } from './in-parallel.ts';
import { type BlobStore, openStore } from './store.ts';
import { change, readStored, type Step } from './stored-json.ts';

/** `retryAfterMs`: milliseconds until the next place becomes free. */
export type PlaceOutcome = { readonly kind: 'taken' } | { readonly kind: 'full'; readonly retryAfterMs: number };

/** Events that one key remembers at most: the newest. No limit can be set higher. */
export const mostEvents = 100;

/**
 * When something happened under one key; the id tells an event that was noted from one that was not. Of another shape, it
 * begins anew: nobody may be kept out by a damaged blob.
 */
const recentEvents = v.fallback(
  v.object({ schema: v.literal(1), events: v.array(v.object({ at: v.number(), id: v.string() })) }),
  { schema: 1, events: [] },
);

type RecentEvents = v.InferOutput<typeof recentEvents>;
type Event = RecentEvents['events'][number];

/** The times of the events under a key within the last `windowMs` before `now`, in milliseconds, oldest first. */
export async function readEvents(key: string, windowMs: number, now: number): Promise<number[]> {
  const stored = await readStored(openStore('limits'), blobKey(key), recentEvents);
  return times(within(stored, windowMs, now));
}

/** Notes an event at `now`; answers with the times within the window, this one included. A key has one window. */
export async function addEvent(key: string, windowMs: number, now: number): Promise<number[]> {
  const id = crypto.randomUUID();
  return change(openStore('limits'), blobKey(key), recentEvents, (current): Step<RecentEvents, number[]> => {
    const events = within(current, windowMs, now);
    if (events.some((event) => event.id === id)) return { kind: 'done', result: times(events) };
    const value = withEvent(events, { at: now, id });
    return { kind: 'write', value, result: times(value.events) };
  });
}

/** Forgets everything under a key. */
export async function clearEvents(key: string): Promise<void> {
  return openStore('limits').delete(blobKey(key));
}

/**
 * Notes an event at `now` if fewer than `most` (at most 100) lie within the window, in one conditional write: however
 * many ask at once, no more than `most` are taken. The same `id` within the window has the place that it took.
 */
export async function takePlace(
  key: string,
  windowMs: number,
  most: number,
  now: number,
  id: string = crypto.randomUUID(),
): Promise<PlaceOutcome> {
  if (most > mostEvents) throw new RangeError(`At most ${mostEvents} events are remembered.`);
  return change(openStore('limits'), blobKey(key), recentEvents, (current): Step<RecentEvents, PlaceOutcome> => {
    const events = within(current, windowMs, now);
    if (events.some((event) => event.id === id)) return { kind: 'done', result: { kind: 'taken' } };
    // The one whose end leaves `most - 1` behind.
    const inTheWay = events.at(-most);
    if (!inTheWay) return { kind: 'write', value: withEvent(events, { at: now, id }), result: { kind: 'taken' } };
    return { kind: 'done', result: { kind: 'full', retryAfterMs: inTheWay.at + windowMs - now } };
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes the keys without an event in the day before `now`; answers with their number. What does not fit into the time
 * is left for the next sweep. An event that is noted just while its key is removed is lost: somebody who was quiet for
 * a day may do one more than the limit.
 */
export async function sweepEvents(now: number): Promise<number> {
  const store = openStore('limits');
  const keys = await store.list();
  const enoughTime = () => store.deadline.left > 500;
  const { results, failure } = await inParallel(keys, ({ key }) => removeIfQuiet(store, key, now), enoughTime);
  if (failure !== undefined) throw failure;
  return results.filter(Boolean).length;
}

async function removeIfQuiet(store: BlobStore, key: string, now: number): Promise<boolean> {
  const isQuiet = within(await readStored(store, key, recentEvents), dayMs, now).length === 0;
  if (isQuiet) await store.delete(key);
  return isQuiet;
}

/** No address and no user name is stored in clear. */
function blobKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function within(stored: RecentEvents | undefined, windowMs: number, now: number): Event[] {
  return (stored?.events ?? []).filter(({ at }) => at > now - windowMs).sort((one, other) => one.at - other.at);
}

function withEvent(events: readonly Event[], event: Event): RecentEvents {
  return { schema: 1, events: [...events, event].sort((one, other) => one.at - other.at).slice(-mostEvents) };
}

function times(events: readonly Event[]): number[] {
  return events.map(({ at }) => at);
}
