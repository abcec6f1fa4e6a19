import type { NotificationChannel } from '../env/index.ts';
import { openStore } from '../store/blob-store.ts';
import { readStored } from '../store/compare-and-swap.ts';
import { entrySchema, keysInUse, quarantineId } from './entry.ts';

/** The entries that are read for a reason, the oldest first: a look at the outbox must stay cheap. */
const mostRead = 20;

/** A notification that could not be sent. */
interface FailingNotification {
  readonly channel: NotificationChannel;
  /** ISO 8601 in UTC. */
  readonly since: string;
  /** The error of the last attempt: may contain texts of the mail server, and with them addresses. */
  readonly reason: string;
}

/** The content of the outbox. */
interface PendingNotifications {
  /** The ids of the enquiries with an entry; some may be in quarantine or not stored. */
  readonly ids: ReadonlySet<string>;
  /** The one that has been failing longest. */
  readonly failing?: FailingNotification;
}

/** Reads the outbox, without the channels that are not in use. */
export async function pendingNotifications(): Promise<PendingNotifications> {
  const store = openStore('outbox');
  const keys = keysInUse(await store.list(''));
  const oldest = keys.toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(0, mostRead);
  const read = await Promise.all(
    oldest.map(async ({ key, channel }) => ({ channel, entry: await readStored(store, key, entrySchema) })),
  );
  const [failing] = read
    .flatMap(({ channel, entry }) =>
      entry?.failure === undefined ? [] : { channel, since: entry.intendedAt, reason: entry.failure },
    )
    .sort((one, other) => (one.since < other.since ? -1 : 1));
  return {
    ids: new Set(keys.map(({ id }) => id).filter((id) => id !== quarantineId)),
    ...(failing && { failing }),
  };
}

/**
 * A reason without anything that a mail server or webhook may have quoted, such as an address: the first words of the
 * message, its code and its number.
 */
export function publicReason(reason: string): string {
  const [words = ''] = /^[A-Za-z' -]{0,60}/.exec(reason) ?? [];
  const codes = [/\bE[A-Z]{3,20}\b/, /(?<!\.)\b\d{3,6}\b(?![.\d])/].flatMap((code) => code.exec(reason) ?? []);
  return [words.trim(), ...codes.filter((code) => !words.includes(code))].join(' ').trim();
}
