import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, done, readStored, type Step } from '../store/compare-and-swap.ts';

/** Digits and letters without those that are mistaken for one another (0 O, 1 I L, 5 S, 8 B, U V). */
const alphabet = '234679ACDEFGHJKMNPQRTWXYZ';

/** What a reference leads to: the enquiry's id. A damaged one leads to nothing, and its enquiry may claim it anew. */
const referenceClaim = v.fallback(v.looseObject({ id: v.string(), claimedAt: v.string() }), {
  id: '',
  claimedAt: new Date(0).toISOString(),
});

export type ReferenceClaim = v.InferOutput<typeof referenceClaim>;

/** `INV-7F3K2Q`, or of before 2026-11-23 `IA-7K3M-Q9XD`. */
export const isReference = (text: string): boolean => /^(?:INV-[2-9A-Z]{6}|IA-[2-9A-Z]{4}-[2-9A-Z]{4})$/.test(text);

/**
 * A reference as it may have been typed, pasted or read out: in any case and width, with any dashes or spaces, and without
 * its prefix.
 */
export function referenceIn(text: string): string {
  const signs = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const own = /^(?:INV)?([2-9A-Z]{6})$/.exec(signs)?.[1];
  if (own) return `INV-${own}`;
  const [, first, last] = /^(?:IA)?([2-9A-Z]{4})([2-9A-Z]{4})$/.exec(signs) ?? [];
  return first && last ? `IA-${first}-${last}` : text.trim().toUpperCase();
}

/** What a sender is told and may read out on the phone, as `INV-7F3K2Q`: random, so that nobody can choose another's. */
export function randomReference(): string {
  return `INV-${Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
}

/** Claims a reference that no other enquiry has. Claimed before the record is written, it may lead to nothing. */
export async function claimNewReference(id: string): Promise<string> {
  for (;;) {
    const reference = randomReference();
    if (await claimReference(reference, id)) return reference;
  }
}

/** Lets a reference lead to an enquiry; `false` where it leads to another one. Doing it again does no harm. */
export function claimReference(reference: string, id: string): Promise<boolean> {
  const value = claimOf(id);
  const store = openStore('enquiry-references');
  return compareAndSwap(store, reference, referenceClaim, (current): Step<ReferenceClaim, boolean> => {
    return current && current.id !== '' ? done(current.id === id) : { kind: 'write', value, result: true };
  });
}

/** What lets a reference lead to an enquiry, from now on. */
export const claimOf = (id: string): ReferenceClaim => ({ id, claimedAt: new Date().toISOString() });

/** What a reference leads to; `undefined`: to nothing. */
export function readClaim(reference: string): Promise<ReferenceClaim | undefined> {
  return readStored(openStore('enquiry-references'), reference, referenceClaim);
}
