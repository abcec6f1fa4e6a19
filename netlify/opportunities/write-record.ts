import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, type Step } from '../store/compare-and-swap.ts';
import { type OpportunityRecord, recordUnder } from './record.ts';

/** Writes a record by what `decide` makes of the one that is stored; asked again whenever another write came between. */
export function writeRecord<Outcome>(
  id: string,
  decide: (current: OpportunityRecord | undefined) => Step<OpportunityRecord, Outcome>,
): Promise<Outcome> {
  return compareAndSwap(openStore('opportunities'), id, recordUnder(id), decide);
}
