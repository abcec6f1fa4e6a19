import * as v from 'valibot';
import { dayMs, dayOf, hourMs, minuteMs } from '#domain/time/day';
import { type NotificationChannel, notificationChannels, wantedChannels } from '../env/index.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { compareAndSwap, done, type Step } from '../store/compare-and-swap.ts';

/** Lease: no other run sends this entry until it expires. */
const leaseMs = 2 * minuteMs;

/** After this time of failures the entry is retried daily, without end. */
const longFailureMs = 30 * dayMs;

/**
 * An entry of the outbox: one enquiry on one channel. A damaged entry is sent again from the start: a duplicate is better
 * than a loss.
 */
const entry = v.fallback(
  v.looseObject({
    schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    intendedAt: v.string(),
    /** Earliest time of the next attempt; while an attempt is running, the end of its lease. In milliseconds. */
    dueAt: v.number(),
    /** Number of attempts. */
    attempts: v.number(),
    /** Random; recognises a write whose outcome was unknown. */
    writer: v.string(),
    /** The reason of the last failure. */
    failure: v.exactOptional(v.string()),
  }),
  { schema: 1, intendedAt: '', dueAt: 0, attempts: 0, writer: '' },
);

export type Entry = v.InferOutput<typeof entry>;

/** Reads an entry's blob (`readStored`). */
export const entrySchema = entry;

/** The parts of an entry’s key. */
export interface EntryKey {
  readonly key: string;
  /** The enquiry’s id. */
  readonly id: string;
  /** The day, in UTC, on which the entry was added. */
  readonly day: string;
  readonly channel: NotificationChannel;
}

/**
 * The key of an entry. It contains the day, so that no key is written after its day is over: an old entry can be
 * deleted unconditionally, because the store has no conditional deletion.
 */
export function entryKey(id: string, channel: NotificationChannel, now: number): string {
  return `${id}.${dayOf(new Date(now))}.${channel}`;
}

/** The parts of a key in the store; `undefined` for a key that is not an entry’s. */
export function parseEntryKey(key: string): EntryKey | undefined {
  const [, id = '', day = '', word] = /^([0-9a-f]{64})\.(\d{4}-\d{2}-\d{2})\.([a-z]+)$/.exec(key) ?? [];
  const channel = notificationChannels.find((one) => one === word);
  return channel && { key, id, day, channel };
}

/** The keys of the store whose channel is in use. */
export function keysInUse(keys: readonly { readonly key: string }[]): readonly EntryKey[] {
  const channels = wantedChannels();
  return keys.flatMap(({ key }) => parseEntryKey(key) ?? []).filter(({ channel }) => channels.includes(channel));
}

/** The id of the daily quarantine notice in the outbox; that of an enquiry is a digest. */
export const quarantineId = '0'.repeat(64);

/** The next noon in UTC, which is nine in the morning in Buenos Aires. */
export function nextMorning(now: number): number {
  const noon = Date.parse(`${dayOf(new Date(now))}T12:00:00Z`);
  return noon > now ? noon : noon + dayMs;
}

/** Adds an entry to the outbox unless it exists, to be sent from `dueAt` on. */
export function addEntry(store: BlobStore, key: string, now: number, dueAt: number = now): Promise<void> {
  const value = { schema: 1, intendedAt: new Date(now).toISOString(), dueAt, attempts: 0, writer: token() };
  return compareAndSwap(
    store,
    key,
    entry,
    (current): Step<Entry, void> => (current ? done(undefined) : { kind: 'write', value, result: undefined }),
  );
}

/** Takes the lease of an entry; `undefined` when it is no longer due, because another run has leased or sent it. */
export function leaseEntry(store: BlobStore, key: string, now: number): Promise<Entry | undefined> {
  const writer = token();
  return compareAndSwap(store, key, entry, (current): Step<Entry, Entry | undefined> => {
    if (current?.writer === writer) return done(current);
    if (!current || current.dueAt > now) return done(undefined);
    const leased = { ...current, attempts: current.attempts + 1, dueAt: now + leaseMs, writer };
    return { kind: 'write', value: leased, result: leased };
  });
}

/** Records a failure and the time of the next attempt, unless the lease has expired and another run has the entry. */
export function noteFailure(
  store: BlobStore,
  key: string,
  leased: Entry,
  { now, failure }: { readonly now: number; readonly failure: string },
): Promise<void> {
  const writer = token();
  return compareAndSwap(store, key, entry, (current): Step<Entry, void> => {
    if (current?.writer !== leased.writer) return done(undefined);
    const value = { ...current, dueAt: now + pauseAfter(leased, now), writer, failure };
    return { kind: 'write', value, result: undefined };
  });
}

/**
 * Milliseconds until the next attempt: longer each time, and random so that entries that failed together are not
 * retried together.
 */
function pauseAfter({ attempts, intendedAt }: Entry, now: number): number {
  const isLong = now - Date.parse(intendedAt) > longFailureMs;
  const longest = isLong ? dayMs : Math.min(hourMs, (minuteMs / 2) * 2 ** Math.min(attempts - 1, 10));
  return longest * (0.5 + Math.random() / 2);
}

const token = (): string => crypto.randomUUID();
