import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryState } from '#domain/enquiry/admin-enquiry';
import type { PublicState } from '#domain/enquiry/enquiry';
import { openStore } from '../store/blob-store.ts';
import { Damaged, readStored } from '../store/compare-and-swap.ts';
import { takeSlot } from '../store/recent-events.ts';
import { enquiryIdOf, isLive, type StoredEnquiry, stateOf, storedEnquiry } from './record.ts';
import { readClaim } from './reference.ts';

/** Requests of one client in ten minutes. */
const most = 20;

/**
 * A response takes a multiple of this time, in milliseconds, so that its duration reveals nothing. Tests shorten it.
 */
export const followTimes = { response: 400 };

type FollowOutcome =
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

const publicStateOf: Readonly<Record<EnquiryState, PublicState>> = {
  new: 'received',
  quarantined: 'received',
  assigned: 'with-somebody',
  answered: 'answered',
  waiting: 'answered',
  meeting: 'answered',
  visit: 'answered',
  won: 'closed',
  lost: 'closed',
};

/** The public state: it reveals neither the suspicion nor the result. */
const publicStateFor = (state: EnquiryState): PublicState => publicStateOf[state];

/** `INV-7F3K2Q`, or from before 2026-11-23 `IA-7K3M-Q9XD`. */
const isReference = (text: string): boolean => /^(?:INV-[2-9A-Z]{6}|IA-[2-9A-Z]{4}-[2-9A-Z]{4})$/.test(text);

/**
 * A reference as typed, pasted or read out: in any case and width, with any dashes or spaces, and without its prefix.
 */
function referenceIn(text: string): string {
  const signs = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const own = /^(?:INV)?([2-9A-Z]{6})$/.exec(signs)?.[1];
  if (own) return `INV-${own}`;
  const [, first, last] = /^(?:IA)?([2-9A-Z]{4})([2-9A-Z]{4})$/.exec(signs) ?? [];
  return first && last ? `IA-${first}-${last}` : text.trim().toUpperCase();
}
