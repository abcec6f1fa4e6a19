import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { dayMs } from '#domain/time/day';
import { wantedChannels } from '../env/index.ts';
import { type BlobStore, openStore } from '../store/blob-store.ts';
import { readStored } from '../store/compare-and-swap.ts';
import { Deadline, timeouts, withOwnDeadline } from '../store/deadline.ts';
import { inParallel } from '../store/in-parallel.ts';
import { type Sender, senders } from './channels.ts';
import {
  type Entry,
  type EntryKey,
  entrySchema,
  keysInUse,
  leaseEntry,
  noteFailure,
  parseEntryKey,
  quarantineId,
} from './entry.ts';

/** Reads the enquiry with an id; `undefined` when there is none (any more). */
type ReadEnquiry = (id: string) => Promise<AdminEnquiry | undefined>;

/** Counts the enquiries in quarantine. */
type CountQuarantined = () => Promise<number>;

/** The result of a run: `waiting` entries will be retried, the first of them failing since `failingSince`. */
interface RunResult {
  readonly sent: number;
  readonly waiting: number;
  readonly failingSince?: string;
}

/** Milliseconds after which a run starts no further sending: the platform ends a scheduled function after 30 s. */
const beginsUntilMs = 10_000;

/** Concurrent deliveries per channel. */
const mostAtOnce = 3;

/** Sends one enquiry that was just stored. Never fails: a failed notification is retried later. */
export async function notifyNow(id: string, readEnquiry: ReadEnquiry): Promise<void> {
  if (wantedChannels().length === 0) return;
  try {
    await run(`${id}.`, { readEnquiry, countQuarantined: async () => 0 });
  } catch (error) {
    console.error('The outbox was unavailable after an enquiry; the next run retries:', error);
  }
}

/**
 * Sends all due entries of the outbox. Runs every minute; may be killed at any point and run twice simultaneously.
 * Each enquiry is sent at least once on each channel, and rarely twice.
 */
export async function notifyDue(
  readEnquiry: ReadEnquiry,
  countQuarantined: CountQuarantined = async () => 0,
): Promise<RunResult> {
  if (wantedChannels().length === 0) return { sent: 0, waiting: 0 };
  return run('', { readEnquiry, countQuarantined });
}

/** The data that a run reads. */
interface Sources {
  readonly readEnquiry: ReadEnquiry;
  readonly countQuarantined: CountQuarantined;
}

interface Found extends EntryKey {
  readonly entry: Entry;
}

function run(prefix: string, sources: Sources): Promise<RunResult> {
  const begun = performance.now();
  const hasTime = () => performance.now() - begun < beginsUntilMs;
  return withOwnDeadline(async () => {
    const store = openStore('outbox');
    const all = beginningAnywhere(keysInUse(await store.list(prefix)));
    const { results, failure } = await inParallel(all, (key) => readEntry(store, key), hasTime);
    const found = results.flatMap((one) => one ?? []);
    const sent = await Promise.all(
      senders().map(async (sender) => {
        const due = found.filter((one) => one.channel === sender.channel && one.entry.dueAt <= Date.now());
        // Each with its own deadline: an entry that was sent must be deleted, however long the others took.
        const work = (one: Found) => withOwnDeadline(() => sendEntry(one, sources, sender), new Deadline());
        return (await inParallel(due.toSorted(byAge), work, hasTime, mostAtOnce)).results;
      }),
    );
    // The entries that were read are sent before the failure is thrown.
    if (failure !== undefined) throw failure;
    return summary(found, sent.flat());
  }, new Deadline(timeouts.notifying));
}

/** Starts at a random entry, so that entries a run has no time for come first in another one. */
function beginningAnywhere(keys: readonly EntryKey[]): readonly EntryKey[] {
  const start = Math.floor(Math.random() * keys.length);
  return [...keys.slice(start), ...keys.slice(0, start)];
}

async function readEntry(store: BlobStore, key: EntryKey): Promise<Found | undefined> {
  const entry = await readStored(store, key.key, entrySchema);
  return entry && { ...key, entry };
}

/** `waits`: nothing was sent, and the entry stays in the outbox. */
type Outcome = { readonly key: string; readonly kind: 'sent' | 'waits' | 'gone' };

/** Sends one entry and deletes it. A failure is logged and does not affect other entries. */
async function sendEntry(found: Found, sources: Sources, sender: Sender): Promise<Outcome> {
  const { key } = found;
  const store = openStore('outbox');
  try {
    if (found.id === quarantineId) return { key, kind: await sendQuarantineNotice(store, key, sources, sender) };
    const enquiry = await sources.readEnquiry(found.id);
    // An enquiry in quarantine may still be marked as genuine; a missing one may be about to be stored.
    if (!enquiry || enquiry.state === 'quarantined') {
      if (!isAbandoned(found, Date.now())) return { key, kind: 'waits' };
      await store.delete(key);
      return { key, kind: 'gone' };
    }
    const leased = await leaseEntry(store, key, Date.now());
    if (!leased) return { key, kind: 'gone' };
    return {
      key,
      kind: await sendLeased(store, { key, leased, what: enquiry.reference, send: () => sender.send(enquiry) }),
    };
  } catch (error) {
    console.error(`An entry of the outbox (${found.channel}) was not processed; the next run retries:`, error);
    return { key, kind: 'waits' };
  }
}

async function sendQuarantineNotice(
  store: BlobStore,
  key: string,
  { countQuarantined }: Sources,
  { sendQuarantined }: Sender,
): Promise<Outcome['kind']> {
  const count = await countQuarantined();
  if (count === 0) {
    await store.delete(key);
    return 'gone';
  }
  const leased = await leaseEntry(store, key, Date.now());
  if (!leased) return 'gone';
  return sendLeased(store, { key, leased, what: 'the quarantine', send: () => sendQuarantined(count) });
}

interface Sending {
  readonly key: string;
  readonly leased: Entry;
  /** A name for the log. */
  readonly what: string;
  readonly send: () => Promise<void>;
}

async function sendLeased(store: BlobStore, { key, leased, what, send }: Sending): Promise<'sent' | 'waits'> {
  try {
    await send();
  } catch (error) {
    const failure = reasonOf(error);
    console.error(
      `The team could not be notified of ${what} (${parseEntryKey(key)?.channel}, attempt ${leased.attempts}, ` +
        `since ${leased.intendedAt}): ${failure}`,
    );
    await noteFailure(store, key, leased, { now: Date.now(), failure });
    return 'waits';
  }
  await store.delete(key);
  return 'sent';
}

/** On one line: the response of a mail server or webhook may contain anything. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const text = `${error instanceof Error ? error.message : error}${cause}`;
  return text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
}

function summary(found: readonly Found[], outcomes: readonly Outcome[]): RunResult {
  const processed = new Set(outcomes.filter(({ kind }) => kind !== 'waits').map(({ key }) => key));
  const tried = new Set(outcomes.map(({ key }) => key));
  // The quarantine notice waits for its hour, which is not a failure.
  const isUsual = ({ id, key, entry }: Found) => id === quarantineId && entry.failure === undefined && !tried.has(key);
  const waiting = found.filter((one) => !processed.has(one.key) && !isUsual(one));
  const [failingSince] = waiting
    .filter(({ entry }) => entry.failure !== undefined)
    .map(({ entry }) => entry.intendedAt)
    .sort();
  const sent = outcomes.filter(({ kind }) => kind === 'sent').length;
  return { sent, waiting: waiting.length, ...(failingSince !== undefined && { failingSince }) };
}

function byAge(one: Found, other: Found): number {
  return one.entry.intendedAt < other.entry.intendedAt ? -1 : 1;
}

/** Whether an entry without a stored enquiry is so old that the enquiry will not be stored any more. */
const isAbandoned = ({ day }: EntryKey, now: number): boolean => now > Date.parse(day) + 2 * dayMs;
