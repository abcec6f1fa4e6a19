import * as v from 'valibot';
import { keysOf } from '#domain/keys';
import { dayMs, minuteMs } from '#domain/time/day';
import { type BlobStore, openStore } from './blob-store.ts';
import { compareAndSwap, done, type Step } from './compare-and-swap.ts';
import { inParallel } from './in-parallel.ts';
import { keyedDigest } from './keyed-digest.ts';

/** The kinds of events, and for how many milliseconds an event counts. */
export const windows = {
  login: 15 * minuteMs,
  enquiries: 10 * minuteMs,
  'enquiry-words': dayMs,
  'enquiry-sender': dayMs,
  follow: 10 * minuteMs,
  /** Forms that are open: three times the interval of their reports. */
  editing: 45_000,
} as const;

export type EventKind = keyof typeof windows;

/** Most events of one key: the newest. No limit can be higher. */
export const mostEvents = 100;

/**
 * The number of blobs of each kind, which clients cannot increase. One in 512 pairs of clients shares a blob, which
 * costs the second of two simultaneous changes another attempt of its conditional write.
 */
export const bucketsOfAKind = 512;

/** Most keys of one bucket: those with the newest events. A quarter of a million of each kind in all. */
export const mostKeysInABucket = 500;

const event = v.object({
  at: v.number(),
  id: v.string(),
  /** Expires at this time, unless it is written again without. */
  until: v.exactOptional(v.number()),
});

export type Event = v.InferOutput<typeof event>;

/** An invalid bucket starts again: a damaged blob must lock nobody out. */
const bucket = v.fallback(v.object({ schema: v.literal(2), keys: v.record(v.string(), v.array(event)) }), {
  schema: 2,
  keys: {},
});

type Bucket = v.InferOutput<typeof bucket>;

/**
 * Decides on a key’s events that count at `now`, and replaces them in one conditional write; other keys in the same
 * bucket stay. `step` may be called again and must recognise an event that it has already written.
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
 * Removes expired events from every bucket, and deletes the blobs of an earlier version of the site, one page of keys
 * at a time; resolves to the number of buckets that are now empty. The rest beyond the time limit is left to the next
 * sweep.
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

/** Removes expired events; resolves to whether none is left. Conditional, so that simultaneous events stay. */
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
 * The blob and the name of a key: no IP or e-mail address is stored in plain text, and none can be found by trying all
 * of them without the secret.
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
  return keysOf(windows).find((kind) => kind === name);
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
