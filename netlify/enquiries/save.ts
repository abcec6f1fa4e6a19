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

/** The acknowledgement of a stored enquiry. */
interface Acknowledged {
  readonly reference: string;
  readonly answerBy: string;
}

/** The outcome for a key that was used before. */
type EnquiryRepeat = ({ readonly kind: 'repeated' } & Acknowledged) | { readonly kind: 'key-reused' };

export type EnquiryOutcome = EnquiryRepeat | ({ readonly kind: 'stored' } & Acknowledged);

/**
 * Stores an enquiry once for each key (the Idempotency-Key, or a new random one): the same key with the same enquiry
 * is `repeated` with the same reference, with another enquiry `key-reused`. Nothing is overwritten. An enquiry that is
 * suspected of being spam is stored and answered like the others, and quarantined. Its reference is claimed first: if
 * the process dies in between, the sweep deletes the unused claim.
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

/** Whether an enquiry is already stored under a key, and whether it is this one; `undefined` when the key is free. */
export async function recallEnquiry(enquiry: Enquiry, key: string): Promise<EnquiryRepeat | undefined> {
  const stored = await readStored(openStore('enquiries'), enquiryIdOf(key), storedEnquiry);
  return stored && repeatOf(stored, enquiry);
}

// Erased: repeat the original acknowledgement, because the content for comparison is gone.
function repeatOf(stored: StoredEnquiry, enquiry: Enquiry): EnquiryRepeat {
  if (isLive(stored) && stored.fingerprint !== fingerprintOf(enquiry)) return { kind: 'key-reused' };
  return { kind: 'repeated', ...acknowledged(stored) };
}

function acknowledged(stored: StoredEnquiry): Acknowledged {
  return { reference: stored.reference, answerBy: answerByOf(stored) };
}
