import { openStore } from '../store/blob-store.ts';
import { Damaged, readStored } from '../store/compare-and-swap.ts';
import { withinDeadline } from '../store/deadline.ts';
import { erasedDamage, recordUnder } from './record.ts';

/** The bytes of a damaged record as stored, also when it was erased less than 30 days ago; otherwise `undefined`. */
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
 * Erases a damaged record in one conditional write, which keeps the damaged bytes for 30 days. `damage` is the text
 * that was read; if another one is stored by now, nothing is written and the store is `Unavailable`.
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
  // Another text: it was truncated in transfer, or somebody has repaired it.
  if (bytes === undefined || new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) !== found.text) {
    throw store.unsettled('Reading a damaged record');
  }
  return new Uint8Array(bytes);
}
