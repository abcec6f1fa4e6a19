import * as v from 'valibot';
import { dayMs, dayOf, hourMs, minuteMs } from '#domain/time/day';
import { type AnnounceChannel, announceChannels, wantedChannels } from '../env/index.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { compareAndSwap, done, type Step } from '../store/compare-and-swap.ts';

/** For as long, nobody else sends what somebody has begun to send; whoever dies over it is followed after that. */
export const leaseMs = 2 * minuteMs;

/** After so long of failures something is tried daily; it is never given up. */
export const longFailureMs = 30 * dayMs;

/** What the outbox keeps of one enquiry on one channel. Damaged, it begins anew: to tell twice is better than never. */
const entry = v.fallback(
  v.looseObject({
    schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    intendedAt: v.string(),
    /** Not to be sent before; while it is being sent, the end of the lease. In milliseconds. */
    dueAt: v.number(),
    /** How often it was begun to be sent. */
    attempts: v.number(),
    /** Random: by it a write whose outcome was unknown is recognised. */
    writer: v.string(),
    /** Why it could not be sent the last time. */
    failure: v.exactOptional(v.string()),
  }),
  { schema: 1, intendedAt: '', dueAt: 0, attempts: 0, writer: '' },
);

export type Entry = v.InferOutput<typeof entry>;

/** Reads an entry's blob (`readStored`). */
export const entrySchema = entry;

/** What the key of an entry says. */
export interface EntryKey {
  readonly key: string;
  /** The enquiry's. */
  readonly id: string;
  /** The day, in UTC, on which it was intended. */
  readonly day: string;
  readonly channel: AnnounceChannel;
}

/**
 * The key of an entry. The day is in it so that no key is written once its day is over: an entry that is some days old can
 * be deleted without a condition, which the store does not know for deletions.
 */
export function entryKey(id: string, channel: AnnounceChannel, now: number): string {
  return `${id}.${dayOf(new Date(now))}.${channel}`;
}

/** What a key of the store says; `undefined` for one that is none of ours. */
export function parseEntryKey(key: string): EntryKey | undefined {
  const [, id = '', day = '', word] = /^([0-9a-f]{64})\.(\d{4}-\d{2}-\d{2})\.([a-z]+)$/.exec(key) ?? [];
  const channel = announceChannels.find((one) => one === word);
  return channel && { key, id, day, channel };
}

/** What the keys of the store say, as far as their channel is in use. */
export function keysInUse(keys: readonly { readonly key: string }[]): readonly EntryKey[] {
  const channels = wantedChannels();
  return keys.flatMap(({ key }) => parseEntryKey(key) ?? []).filter(({ channel }) => channels.includes(channel));
}

/** The id of the daily notice about the quarantine in the outbox. An enquiry has a digest instead. */
export const quarantineId = '0'.repeat(64);

/** The next noon in UTC, which is nine in the morning in Buenos Aires. */
export function nextMorning(now: number): number {
  const noon = Date.parse(`${dayOf(new Date(now))}T12:00:00Z`);
  return noon > now ? noon : noon + dayMs;
}

/** Whether an entry without an enquiry to tell of has outlived it by a day, so that none comes any more. */
export const isAbandoned = ({ day }: EntryKey, now: number): boolean => now > Date.parse(day) + 2 * dayMs;

/** Puts an entry into the outbox, unless it is there, to be sent from `dueAt` on. */
export function addEntry(store: BlobStore, key: string, now: number, dueAt: number = now): Promise<void> {
  const value = { schema: 1, intendedAt: new Date(now).toISOString(), dueAt, attempts: 0, writer: token() };
  return compareAndSwap(
    store,
    key,
    entry,
    (current): Step<Entry, void> => (current ? done(undefined) : { kind: 'write', value, result: undefined }),
  );
}

/** Takes the lease of an entry; `undefined` when it is not due any more: another run has it or has sent it. */
export function leaseEntry(store: BlobStore, key: string, now: number): Promise<Entry | undefined> {
  const writer = token();
  return compareAndSwap(store, key, entry, (current): Step<Entry, Entry | undefined> => {
    if (current?.writer === writer) return done(current);
    if (!current || current.dueAt > now) return done(undefined);
    const leased = { ...current, attempts: current.attempts + 1, dueAt: now + leaseMs, writer };
    return { kind: 'write', value: leased, result: leased };
  });
}

/** Notes that sending failed, and when it is tried again; unless the lease was over and another run has it. */
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

/** Milliseconds until the next attempt: longer each time, at random so that what failed together does not come together. */
function pauseAfter({ attempts, intendedAt }: Entry, now: number): number {
  const isLong = now - Date.parse(intendedAt) > longFailureMs;
  const longest = isLong ? dayMs : Math.min(hourMs, (minuteMs / 2) * 2 ** Math.min(attempts - 1, 10));
  return longest * (0.5 + Math.random() / 2);
}

const token = (): string => crypto.randomUUID();
