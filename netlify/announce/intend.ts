import { wantedChannels } from '../env/index.ts';
import { openStore } from '../store/blob-store.ts';
import { addEntry, entryKey, nextMorning, quarantineId } from './entry.ts';

/**
 * Notes that an enquiry is to be told to the team, on every channel that is in use; without any, nothing. To be called
 * before the enquiry is stored, so that none is stored and forgotten, and again when one of the quarantine turns out to be
 * genuine. Noting it again does no harm. An enquiry in quarantine gets no entry: a daily notice gives their number.
 */
export async function intend(id: string, isQuarantined = false): Promise<void> {
  const now = Date.now();
  const store = openStore('outbox');
  const dueAt = isQuarantined ? nextMorning(now) : now;
  const told = isQuarantined ? quarantineId : id;
  await Promise.all(wantedChannels().map((channel) => addEntry(store, entryKey(told, channel, now), now, dueAt)));
}
