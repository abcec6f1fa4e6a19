import { openStore } from '../store/blob-store.ts';
import { keysInUse } from './entry.ts';

/** The ids of the enquiries that still have to be told on some channel; some may be of the quarantine, or stored nowhere. */
export async function untoldIds(): Promise<ReadonlySet<string>> {
  const keys = await openStore('outbox').list('');
  return new Set(keysInUse(keys).map(({ id }) => id));
}
