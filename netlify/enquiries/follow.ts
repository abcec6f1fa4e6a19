import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicState } from '#domain/enquiry/public-state';
import { publicStateFor } from '#domain/enquiry/public-state';
import { openStore } from '../store/blob-store.ts';
import { Damaged, readStored } from '../store/compare-and-swap.ts';
import { takeSlot } from '../store/recent-events.ts';
import { enquiryIdOf, isLive, type StoredEnquiry, stateOf, storedEnquiry } from './record.ts';
import { isReference, readClaim, referenceIn } from './reference.ts';

/** Requests of one client in ten minutes. */
const most = 20;

/**
 * A response takes a multiple of this time, in milliseconds, so that its duration reveals nothing. Tests shorten it.
 */
export const followTimes = { response: 400 };

export type FollowOutcome =
  | { readonly kind: 'found'; readonly state: PublicState }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-many'; readonly retryAfterMs: number };

/** Looked up for an invalid reference, so that the work is the same. */
const nothing = { reference: 'INV-000000', id: enquiryIdOf('nothing') } as const;

/**
 * The state of the enquiry with this reference and e-mail address. Every input causes the same store requests and
 * takes the same time, so that no response reveals whether a reference exists or whose it is.
 */
export async function followEnquiry(reference: string, email: string, ip: string): Promise<FollowOutcome> {
  const slot = await takeSlot('follow', ip, most, Date.now());
  if (slot.kind === 'full') return { kind: 'too-many', retryAfterMs: slot.retryAfterMs };
  const began = performance.now();
  const asked = referenceIn(reference);
  const claim = await readClaim(isReference(asked) ? asked : nothing.reference);
  const record = await readWhole(claim?.id || nothing.id);
  const isTheirs = sameAddress(record?.enquiry?.email ?? '', email);
  const took = performance.now() - began;
  await pause(Math.ceil(took / followTimes.response) * followTimes.response - took);
  if (!isTheirs || !isLive(record) || record.reference !== asked) return { kind: 'not-found' };
  return { kind: 'found', state: publicStateFor(stateOf(record)) };
}

// Only an existing enquiry can be damaged, which must not be revealed.
async function readWhole(id: string): Promise<StoredEnquiry | undefined> {
  try {
    return await readStored(openStore('enquiries'), id, storedEnquiry);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    console.error(`The enquiry ${id} is damaged:`, error.cause);
    return undefined;
  }
}

function sameAddress(one: string, other: string): boolean {
  const [ofOne, ofOther] = [one, other].map((address) =>
    createHash('sha256').update(address.trim().normalize('NFKC').toLowerCase()).digest(),
  );
  return ofOne !== undefined && ofOther !== undefined && timingSafeEqual(ofOne, ofOther);
}
