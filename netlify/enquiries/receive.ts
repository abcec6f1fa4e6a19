import type { Enquiry } from '#domain/enquiry/enquiry';
import type { Suspicion } from '#domain/enquiry/spam';
import { takeSlot } from '../store/rate-limit.ts';
import { type EnquiryOutcome, recallEnquiry, storeEnquiry } from './record.ts';
import { noteStored, repeatsOf } from './repeats.ts';

/** Enquiries from one client in ten minutes; a trade mission behind one hotel line stays below. */
const most = 10;

/** What is known of a sending beside the enquiry. */
export interface Sending {
  /** The Idempotency-Key. */
  readonly key: string;
  readonly ip: string;
  /** What the sending itself gives away. */
  readonly suspicions: readonly Suspicion[];
}

/** `too-many`: nothing was stored, for too many came from there. */
export type ReceiveOutcome = EnquiryOutcome | { readonly kind: 'too-many'; readonly retryAfterMs: number };

/**
 * Stores an enquiry, once for each key, before it is acknowledged. One that looks like spam is stored and answered like
 * any other, and quarantined. A repeat does not count for the limit.
 */
export async function receiveEnquiry(enquiry: Enquiry, sending: Sending): Promise<ReceiveOutcome> {
  return (await recallEnquiry(enquiry, sending.key)) ?? (await store(enquiry, sending));
}

async function store(enquiry: Enquiry, { key, ip, suspicions }: Sending): Promise<ReceiveOutcome> {
  const slot = await takeSlot('enquiries', ip, most, Date.now(), key);
  if (slot.kind === 'full') return { kind: 'too-many', retryAfterMs: slot.retryAfterMs };
  const outcome = await storeEnquiry(enquiry, key, [...suspicions, ...(await repeatsOf(enquiry))]);
  // Only what was stored can be repeated. It is stored, whatever becomes of the note.
  if (outcome.kind === 'stored') {
    await noteStored(enquiry, key).catch((error) => console.error('An enquiry was stored and not noted:', error));
  }
  return outcome;
}
