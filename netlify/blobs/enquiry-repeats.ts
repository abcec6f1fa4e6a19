import { createHash } from 'node:crypto';
import type { Enquiry } from '#domain/enquiry';
import type { Suspicion } from '#domain/enquiry-suspicion';
import { takePlace } from './recent-events.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Enquiries of one e-mail address in a day: a second one adds what the first forgot. */
const mostOfAnAddress = 2;

/**
 * Whether the same message has come within a day before, from whomever, or more than two of the same e-mail address. The
 * same `key` is the same enquiry and repeats nothing.
 */
export async function repeatsOf({ message, email }: Enquiry, key: string): Promise<Suspicion[]> {
  const now = Date.now();
  const [words, address] = await Promise.all([
    takePlace(`enquiry-message ${digestOf(wordsOf(message))}`, dayMs, 1, now, key),
    takePlace(`enquiry-address ${digestOf(email.toLowerCase())}`, dayMs, mostOfAnAddress, now, key),
  ]);
  const found: Suspicion[] = [];
  if (words.kind === 'full') found.push('same-message');
  if (address.kind === 'full') found.push('same-address');
  return found;
}

/** A message without what is easily varied: case, spaces, punctuation, the form of its characters. */
function wordsOf(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
