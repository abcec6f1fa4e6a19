import type { WaitingEnquiries } from '#domain/calls/enquiry';
import { openStore } from '../store/blob-store.ts';
import { Damaged, readStored } from '../store/compare-and-swap.ts';
import { withinDeadline } from '../store/deadline.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { type StoredEnquiry, storedEnquiry } from './record.ts';

/**
 * The enquiries that wait for an answer: all that are not quarantined, since none says yet that it was answered. One that
 * cannot be read is left out, and told in the log.
 */
export function waitingEnquiries(): Promise<WaitingEnquiries> {
  return withinDeadline(async () => {
    const keys = await openStore('enquiries').list();
    const read = await allInParallel(keys, ({ key }) => readWhole(key));
    const waiting = read.flatMap((enquiry) => (enquiry && !enquiry.held ? [enquiry.receivedAt] : []));
    const [since] = waiting.sort();
    return { count: waiting.length, ...(since !== undefined && { since }) };
  });
}

async function readWhole(key: string): Promise<StoredEnquiry | undefined> {
  try {
    return await readStored(openStore('enquiries'), key, storedEnquiry);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    console.error(`The enquiry ${key} is damaged and is left out:`, error.cause);
    return undefined;
  }
}
