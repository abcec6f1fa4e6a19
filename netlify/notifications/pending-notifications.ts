import { openStore } from '../store/blob-store.ts';
import { keysInUse } from './entry.ts';

/** The ids of the enquiries with an entry in the outbox; some may be in quarantine or not stored. */
export async function pendingIds(): Promise<ReadonlySet<string>> {
  const keys = await openStore('outbox').list('');
  return new Set(keysInUse(keys).map(({ id }) => id));
}
