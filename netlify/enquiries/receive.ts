import type { Enquiry, Suspicion } from '#domain/enquiry/enquiry';
import { advertises } from '#domain/enquiry/links';
import { takeSlot } from '../store/recent-events.ts';
import { enquiryIdOf } from './record.ts';
import { type EnquiryOutcome, recallEnquiry, storeEnquiry } from './save.ts';
import { noteStored, type Origin, repeatsOf } from './spam-repetition.ts';

/** Enquiries of one client in ten minutes; enough for a trade mission behind one hotel’s line. */
const most = 10;

/** Data of a submission besides the enquiry. */
interface Sending extends Origin {
  readonly key: string;
  /** Suspicions from the submission itself. */
  readonly suspicions: readonly Suspicion[];
}

/** `too-many`: nothing was stored, because the client sent too many. */
type ReceiveOutcome = EnquiryOutcome | { readonly kind: 'too-many'; readonly retryAfterMs: number };

/** Adds an enquiry, or the quarantine notice, to the outbox before the enquiry is stored; can be repeated. */
export type Enqueue = (id: string, isQuarantined: boolean) => Promise<void>;

const enqueueNothing: Enqueue = async () => {};

/**
 * Stores an enquiry once for each key, before it is acknowledged. An enquiry that looks like spam is stored and
 * answered like any other, quarantined, and only counted in a daily notice. A repeated enquiry does not count against
 * the rate limit.
 */
export async function receiveEnquiry(
  enquiry: Enquiry,
  sending: Sending,
  enqueue: Enqueue = enqueueNothing,
): Promise<ReceiveOutcome> {
  return (await recallEnquiry(enquiry, sending.key)) ?? (await store(enquiry, sending, enqueue));
}

async function store(enquiry: Enquiry, sending: Sending, enqueue: Enqueue): Promise<ReceiveOutcome> {
  const { key, ip } = sending;
  const slot = await takeSlot('enquiries', ip, most, Date.now(), key);
  if (slot.kind === 'full') return { kind: 'too-many', retryAfterMs: slot.retryAfterMs };
  const suspectedOf = await allSuspicions(enquiry, sending);
  await enqueue(enquiryIdOf(key), suspectedOf.length > 0);
  const outcome = await storeEnquiry(enquiry, key, suspectedOf);
  // Recorded only for stored enquiries, which others can repeat. A failure does not affect the stored enquiry.
  if (outcome.kind === 'stored') {
    await noteStored(enquiry, key, sending, suspectedOf.length > 0).catch((error) =>
      console.error('A stored enquiry was not recorded for the spam check:', error),
    );
  }
  return outcome;
}

async function allSuspicions(enquiry: Enquiry, sending: Sending): Promise<readonly Suspicion[]> {
  const repeats = await repeatsOf(enquiry, sending);
  return [...new Set([...sending.suspicions, ...repeats, ...(advertises(enquiry) ? (['links'] as const) : [])])];
}
