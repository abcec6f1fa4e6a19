import * as v from 'valibot';
import { dayMs, minuteMs } from '#domain/time/day';
import { type BlobStore, openStore } from './blob-store.ts';
import { compareAndSwap, done, type Step } from './compare-and-swap.ts';
import { inParallel } from './in-parallel.ts';
import { keyedDigest } from './keyed-digest.ts';

/** What is counted, and for how many milliseconds an event of that kind counts. */
export const windows = {
  login: 15 * minuteMs,
  enquiries: 10 * minuteMs,
  'enquiry-words': dayMs,
  'enquiry-sender': dayMs,
  follow: 10 * minuteMs,
} as const;

export type EventKind = keyof typeof windows;

/** Events that one key remembers at most: the newest. No limit can be set higher. */
export const mostEvents = 100;

/**
 * Every kind has so many blobs, whatever comes: the number of stored keys cannot be driven up. One in 512 pairs of
 * clients shares a blob, which costs the second of two simultaneous changes another try of its conditional write.
 */
export const bucketsOfAKind = 512;

/** Keys that one bucket remembers at most: those with the newest events. A quarter of a million of each kind in all. */
export const mostKeysInABucket = 500;

const event = v.object({
  at: v.number(),
  id: v.string(),
  /** It counts no longer than until then, unless it is written again without. */
  until: v.exactOptional(v.number()),
});

export type Event = v.InferOutput<typeof event>;

/** Of another shape, a bucket begins anew: nobody may be kept out by a damaged blob. */
const bucket = v.fallback(v.object({ schema: v.literal(2), keys: v.record(v.string(), v.array(event)) }), {
  schema: 2,
  keys: {},
});

type Bucket = v.InferOutput<typeof bucket>;

/** The events under a key that count at `now`, oldest first. */
export async function countedEvents(kind: EventKind, key: string, now: number): Promise<readonly Event[]> {
  return changeEvents(kind, key, now, (events) => done(events));
}

/**
 * Decides on the events under a key that count at `now`, and replaces them in one conditional write; what others count
 * in the same bucket stays. `step` may be asked again and has to recognise an event that it has written already.
 */
export function changeEvents<Result>(
  kind: EventKind,
  key: string,
  now: number,
  step: (events: readonly Event[]) => Step<readonly Event[], Result>,
): Promise<Result> {
  const { blob, name } = slotOf(kind, key);
  return compareAndSwap(openStore('limits'), blob, bucket, (current): Step<Bucket, Result> => {
    const counting = countingAt(current, kind, now);
    const next = step(counting.get(name) ?? []);
    if (next.kind === 'done') return next;
    counting.set(name, next.value);
    return { kind: 'write', value: bucketOf(counting), result: next.result };
  });
}

/**
 * Takes out of every bucket what counts no longer, whatever else is in it, and removes what an earlier version of the site has left, a page
 * of the list at a time; answers with the number of those that are empty now. What does not fit into the time is left for the next sweep.
 */
export async function sweepBuckets(now: number): Promise<number> {
  const store = openStore('limits');
  const enoughTime = () => store.deadline.left > 500;
  let swept = 0;
  for await (const keys of store.pages()) {
    const { results, failure } = await inParallel(keys, ({ key }) => sweepBlob(store, key, now), enoughTime);
    if (failure !== undefined) throw failure;
    swept += results.filter(Boolean).length;
    if (!enoughTime()) break;
  }
  return swept;
}

async function sweepBlob(store: BlobStore, key: string, now: number): Promise<boolean> {
  const kind = kindOf(key);
  if (kind) return emptied(store, key, kind, now);
  await store.delete(key);
  return true;
}

/** Removes the events that no longer count; says whether none is left. By a condition: what is noted meanwhile stays. */
function emptied(store: BlobStore, key: string, kind: EventKind, now: number): Promise<boolean> {
  let wrote = false;
  return compareAndSwap(store, key, bucket, (current): Step<Bucket, boolean> => {
    if (!current || Object.keys(current.keys).length === 0) return done(wrote);
    const counting = countingAt(current, kind, now);
    const left = [...counting.values()].reduce((sum, events) => sum + events.length, 0);
    if (left === Object.values(current.keys).flat().length) return done(wrote);
    wrote = counting.size === 0;
    return { kind: 'write', value: bucketOf(counting), result: wrote };
  });
}

/**
 * The blob that counts for a key, and the name under which it does: no IP and no address is stored in clear, and none is
 * found by trying them all without the key.
 */
function slotOf(kind: EventKind, key: string): { readonly blob: string; readonly name: string } {
  const digest = keyedDigest('client codes', `${kind} ${key}`);
  const number = digest.readUInt32BE(0) % bucketsOfAKind;
  return {
    blob: `${kind}-${number.toString(16).padStart(3, '0')}`,
    name: digest.subarray(4, 20).toString('base64url'),
  };
}

function kindOf(blob: string): EventKind | undefined {
  const [, name] = /^(.+)-[0-9a-f]{3}$/.exec(blob) ?? [];
  return Object.keys(windows).find((kind): kind is EventKind => kind === name);
}

function countingAt(current: Bucket | undefined, kind: EventKind, now: number): Map<string, readonly Event[]> {
  const counts = ({ at, until = Number.POSITIVE_INFINITY }: Event) => at > now - windows[kind] && until > now;
  const keys = Object.entries(current?.keys ?? {}).map(
    ([name, events]) => [name, inOrder(events.filter(counts))] as const,
  );
  return new Map(keys.filter(([, events]) => events.length > 0));
}

function bucketOf(counting: ReadonlyMap<string, readonly Event[]>): Bucket {
  const keys = [...counting]
    .map(([name, events]) => [name, inOrder(events).slice(-mostEvents)] as const)
    .filter(([, events]) => events.length > 0)
    .sort(([, one], [, other]) => newest(other) - newest(one))
    .slice(0, mostKeysInABucket);
  return { schema: 2, keys: Object.fromEntries(keys) };
}

const inOrder = (events: readonly Event[]): Event[] => events.toSorted((one, other) => one.at - other.at);

const newest = (events: readonly Event[]): number => events.at(-1)?.at ?? 0;
