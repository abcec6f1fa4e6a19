import type { Enquiry, Suspicion } from '#domain/enquiry/enquiry';
import { advertises } from '#domain/enquiry/links';
import { takeSlot } from '../store/rate-limit.ts';
import { type EnquiryOutcome, recallEnquiry, storeEnquiry } from './keep.ts';
import { enquiryIdOf } from './record.ts';
import { noteStored, type Origin, repeatsOf } from './repeats.ts';

/** Enquiries from one client in ten minutes; a trade mission behind one hotel line stays below. */
const most = 10;

/** What is known of a sending beside the enquiry. */
export interface Sending extends Origin {
  /** The Idempotency-Key. */
  readonly key: string;
  /** What the sending itself gives away. */
  readonly suspicions: readonly Suspicion[];
}

/** `too-many`: nothing was stored, for too many came from there. */
export type ReceiveOutcome = EnquiryOutcome | { readonly kind: 'too-many'; readonly retryAfterMs: number };

/** Notes that an enquiry, or how many are in quarantine, will have to be announced, before it is stored; again does no harm. */
export type Intend = (id: string, isQuarantined: boolean) => Promise<void>;

const announceNothing: Intend = async () => {};

/**
 * Stores an enquiry, once for each key, before it is acknowledged. One that looks like spam is stored and answered like
 * any other, quarantined, and announced by its number alone. A repeat does not count for the limit.
 */
export async function receiveEnquiry(
  enquiry: Enquiry,
  sending: Sending,
  intend: Intend = announceNothing,
): Promise<ReceiveOutcome> {
  return (await recallEnquiry(enquiry, sending.key)) ?? (await store(enquiry, sending, intend));
}

async function store(enquiry: Enquiry, sending: Sending, intend: Intend): Promise<ReceiveOutcome> {
  const { key, ip } = sending;
  const slot = await takeSlot('enquiries', ip, most, Date.now(), key);
  if (slot.kind === 'full') return { kind: 'too-many', retryAfterMs: slot.retryAfterMs };
  const suspectedOf = await suspicionsOf(enquiry, sending);
  await intend(enquiryIdOf(key), suspectedOf.length > 0);
  const outcome = await storeEnquiry(enquiry, key, suspectedOf);
  // Only what was stored can be repeated. It is stored, whatever becomes of the note.
  if (outcome.kind === 'stored') {
    await noteStored(enquiry, key, sending, suspectedOf.length > 0).catch((error) =>
      console.error('An enquiry was stored and not noted:', error),
    );
  }
  return outcome;
}

async function suspicionsOf(enquiry: Enquiry, sending: Sending): Promise<readonly Suspicion[]> {
  const repeats = await repeatsOf(enquiry, sending);
  return [...new Set([...sending.suspicions, ...repeats, ...(advertises(enquiry) ? (['links'] as const) : [])])];
}
