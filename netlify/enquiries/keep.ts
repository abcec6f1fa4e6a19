import type { Enquiry, Suspicion } from '#domain/enquiry/enquiry';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, readStored, type Step } from '../store/compare-and-swap.ts';
import {
  answerByOf,
  enquiryIdOf,
  fingerprintOf,
  isLive,
  newStoredEnquiry,
  type StoredEnquiry,
  storedEnquiry,
} from './record.ts';
import { claimNewReference } from './reference.ts';

/** What the sender of a stored enquiry is told. */
interface Acknowledged {
  readonly reference: string;
  readonly answerBy: string;
}

/** What a key that has been used before means for an enquiry sent under it again. */
export type EnquiryRepeat = ({ readonly kind: 'repeated' } & Acknowledged) | { readonly kind: 'key-reused' };

export type EnquiryOutcome = EnquiryRepeat | ({ readonly kind: 'stored' } & Acknowledged);

/**
 * Keeps an enquiry, once for each key (the Idempotency-Key, or a fresh random one): the same key with the same enquiry
 * is `repeated` with the same reference, with another enquiry `key-reused`. Nothing is ever overwritten. One that is
 * suspected of being spam is kept and answered like the others, and quarantined. Its reference is claimed before: a
 * process that dies in between leaves a claim that leads to nothing, which the sweep takes away.
 */
export async function storeEnquiry(
  enquiry: Enquiry,
  key: string,
  suspectedOf: readonly Suspicion[] = [],
): Promise<EnquiryOutcome> {
  const id = enquiryIdOf(key);
  const value = newStoredEnquiry(enquiry, await claimNewReference(id), suspectedOf);
  return compareAndSwap(openStore('enquiries'), id, storedEnquiry, (current): Step<StoredEnquiry, EnquiryOutcome> => {
    const stored = { kind: 'stored', ...acknowledged(value) } as const;
    if (!current) return { kind: 'write', value, result: stored };
    if (current.writeToken === value.writeToken) return { kind: 'done', result: stored };
    return { kind: 'done', result: repeatOf(current, enquiry) };
  });
}

/** Whether a key has kept an enquiry already, and whether it is this one; `undefined` when it is free. */
export async function recallEnquiry(enquiry: Enquiry, key: string): Promise<EnquiryRepeat | undefined> {
  const kept = await readStored(openStore('enquiries'), enquiryIdOf(key), storedEnquiry);
  return kept && repeatOf(kept, enquiry);
}

// Of an erased one it is not known any more what was sent: whoever has its key is told what was told before.
function repeatOf(kept: StoredEnquiry, enquiry: Enquiry): EnquiryRepeat {
  if (isLive(kept) && kept.fingerprint !== fingerprintOf(enquiry)) return { kind: 'key-reused' };
  return { kind: 'repeated', ...acknowledged(kept) };
}

function acknowledged(kept: StoredEnquiry): Acknowledged {
  return { reference: kept.reference, answerBy: answerByOf(kept) };
}
