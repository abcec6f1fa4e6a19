import { wantedChannels } from '../env/index.ts';
import { openStore } from '../store/blob-store.ts';
import { addEntry, entryKey, nextMorning, quarantineId } from './entry.ts';

/**
 * Adds an enquiry to the outbox, on every channel in use. Called before the enquiry is stored, so that no stored
 * enquiry is forgotten, and again when it leaves the quarantine; can be repeated. An enquiry in quarantine gets no
 * entry: a daily notice has their number.
 */
export async function enqueue(id: string, isQuarantined = false): Promise<void> {
  const now = Date.now();
  const store = openStore('outbox');
  const dueAt = isQuarantined ? nextMorning(now) : now;
  const entryId = isQuarantined ? quarantineId : id;
  await Promise.all(wantedChannels().map((channel) => addEntry(store, entryKey(entryId, channel, now), now, dueAt)));
}
