import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, type Step } from '../store/compare-and-swap.ts';
import { type OpportunityRecord, recordUnder } from './record.ts';

/** Writes the record that `decide` derives from the stored one; repeated whenever another write intervened. */
export function writeRecord<Outcome>(
  id: string,
  decide: (current: OpportunityRecord | undefined) => Step<OpportunityRecord, Outcome>,
): Promise<Outcome> {
  return compareAndSwap(openStore('opportunities'), id, recordUnder(id), decide);
}
