import { openStore } from '../store/blob-store.ts';
import { Damaged, readStored } from '../store/compare-and-swap.ts';
import { withinDeadline } from '../store/deadline.ts';
import { erasedDamage, recordUnder } from './record.ts';

/** The bytes of a damaged record as they are stored, also when it was erased less than 30 days ago; else `undefined`. */
export function readDamaged(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return withinDeadline(async () => {
    try {
      const record = await readStored(openStore('opportunities'), id, recordUnder(id));
      return record?.damaged === undefined ? undefined : new Uint8Array(Buffer.from(record.damaged, 'base64'));
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      return bytesOf(id, error);
    }
  });
}

/**
 * Erases a damaged record, in one conditional write: what could not be understood stays in what takes its place for 30
 * days. `damage` is what was found; if anything else is there by now, nothing is done and the store is `Unavailable`.
 */
export async function eraseDamaged(id: string, damage: Damaged, now: string): Promise<void> {
  const store = openStore('opportunities');
  const record = erasedDamage(id, await bytesOf(id, damage), now);
  const outcome = await store.write(id, JSON.stringify(record), { onlyIfMatch: damage.found.etag });
  if (outcome !== 'written') throw store.unsettled('Erasing a damaged record');
}

async function bytesOf(id: string, { found }: Damaged): Promise<Uint8Array<ArrayBuffer>> {
  const store = openStore('opportunities');
  const bytes = await store.readBytes(id);
  // Another text: it was cut short on its way, or somebody has mended it.
  if (bytes === undefined || new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) !== found.text) {
    throw store.unsettled('Reading a damaged record');
  }
  return new Uint8Array(bytes);
}
