import { createHash, randomInt } from 'node:crypto';
import * as v from 'valibot';
import { type Enquiry, enquiryFields } from '#domain/enquiry/enquiry';
import { type Suspicion, suspicions } from '#domain/enquiry/spam';
import { enquirySectors } from '#domain/sector';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, readStored, type Step } from '../store/compare-and-swap.ts';

/** What a key that has been used before means for an enquiry sent under it again. */
export type EnquiryRepeat = { readonly kind: 'repeated'; readonly reference: string } | { readonly kind: 'key-reused' };

export type EnquiryOutcome = EnquiryRepeat | { readonly kind: 'stored'; readonly reference: string };

/** An enquiry as it is kept. No limits of length here: what was once accepted stays readable when they shrink. */
export const storedEnquiry = v.object({
  schema: v.literal(1),
  reference: v.string(),
  receivedAt: v.string(),
  fingerprint: v.string(),
  /** Random: by it an enquiry whose storing had an unknown outcome is recognised. */
  writeToken: v.string(),
  /** Why it is kept apart from the others; absent for most. */
  held: v.exactOptional(v.array(v.picklist(suspicions))),
  enquiry: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    company: v.string(),
    sector: v.picklist(enquirySectors),
    country: v.string(),
    message: v.string(),
    opportunities: v.exactOptional(v.array(v.string())),
  }),
});

export type StoredEnquiry = v.InferOutput<typeof storedEnquiry>;

/**
 * Keeps an enquiry, once for each key (the Idempotency-Key, or a fresh random one): the same key with the same enquiry
 * is `repeated` with the same reference, with another enquiry `key-reused`. Nothing is ever overwritten. One that is
 * suspected of being spam is kept and answered like the others, and `held` says why it is read apart.
 */
export async function storeEnquiry(
  enquiry: Enquiry,
  key: string,
  suspectedOf: readonly Suspicion[] = [],
): Promise<EnquiryOutcome> {
  const value = newStoredEnquiry(enquiry, newReference(), suspectedOf);
  const { reference, writeToken } = value;
  return compareAndSwap(
    openStore('enquiries'),
    blobKey(key),
    storedEnquiry,
    (current): Step<StoredEnquiry, EnquiryOutcome> => {
      if (!current) return { kind: 'write', value, result: { kind: 'stored', reference } };
      if (current.writeToken === writeToken) return { kind: 'done', result: { kind: 'stored', reference } };
      return { kind: 'done', result: repeatOf(current, enquiry) };
    },
  );
}

/** Whether a key has kept an enquiry already, and whether it is this one; `undefined` when it is free. */
export async function recallEnquiry(enquiry: Enquiry, key: string): Promise<EnquiryRepeat | undefined> {
  const kept = await readStored(openStore('enquiries'), blobKey(key), storedEnquiry);
  return kept && repeatOf(kept, enquiry);
}

function repeatOf(kept: StoredEnquiry, enquiry: Enquiry): EnquiryRepeat {
  if (kept.fingerprint !== fingerprintOf(enquiry)) return { kind: 'key-reused' };
  return { kind: 'repeated', reference: kept.reference };
}

function newStoredEnquiry(enquiry: Enquiry, reference: string, suspectedOf: readonly Suspicion[]): StoredEnquiry {
  return {
    schema: 1,
    reference,
    receivedAt: new Date().toISOString(),
    fingerprint: fingerprintOf(enquiry),
    writeToken: crypto.randomUUID(),
    ...(suspectedOf.length > 0 && { held: [...suspectedOf] }),
    enquiry,
  };
}

function blobKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A digest of what was sent: equal for equal enquiries. One about no opportunity has the digest of before there were any. */
function fingerprintOf(enquiry: Enquiry): string {
  const { opportunities = [] } = enquiry;
  const content = [...enquiryFields.map((field) => enquiry[field]), ...opportunities];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Digits and letters without those that are mistaken for one another (0 O, 1 I L, 5 S, 8 B, U V). */
const alphabet = '234679ACDEFGHJKMNPQRTWXYZ';

/** What a sender is told and may read out on the phone, as `IA-7K3M-Q9XD`: random, so that nobody can choose another's. */
function newReference(): string {
  const signs = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `IA-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
