import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, done, readStored, type Step } from '../store/compare-and-swap.ts';

/** Digits and letters without those that are easily confused (0 O, 1 I L, 5 S, 8 B, U V). */
const alphabet = '234679ACDEFGHJKMNPQRTWXYZ';

/** The reservation of a reference for an enquiry’s id. A damaged reservation has no id and may be made again. */
const referenceClaim = v.fallback(v.looseObject({ id: v.string(), claimedAt: v.string() }), {
  id: '',
  claimedAt: new Date(0).toISOString(),
});

type ReferenceClaim = v.InferOutput<typeof referenceClaim>;

/**
 * The reference for the sender, to be read out on the phone, as `INV-7F3K2Q`: random, so that nobody can choose
 * another’s.
 */
export function randomReference(): string {
  return `INV-${Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
}

/** Claims an unused reference. As the record is written later, the claim may remain without an enquiry. */
export async function claimNewReference(id: string): Promise<string> {
  for (;;) {
    const reference = randomReference();
    if (await claimReference(reference, id)) return reference;
  }
}

/** Claims a reference for an enquiry; `false` when it belongs to another one. Can be repeated. */
export function claimReference(reference: string, id: string): Promise<boolean> {
  const value = claimOf(id);
  const store = openStore('enquiry-references');
  return compareAndSwap(store, reference, referenceClaim, (current): Step<ReferenceClaim, boolean> => {
    return current && current.id !== '' ? done(current.id === id) : { kind: 'write', value, result: true };
  });
}

/** A new claim of an enquiry. */
export const claimOf = (id: string): ReferenceClaim => ({ id, claimedAt: new Date().toISOString() });

/** The claim of a reference; `undefined` if there is none. */
export function readClaim(reference: string): Promise<ReferenceClaim | undefined> {
  return readStored(openStore('enquiry-references'), reference, referenceClaim);
}
