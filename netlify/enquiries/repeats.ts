import { createHash } from 'node:crypto';
import type { Enquiry } from '#domain/enquiry/enquiry';
import type { Suspicion } from '#domain/enquiry/spam';
import { addEvent, eventsOfOthers, readEvents } from '../store/rate-limit.ts';

/** Enquiries of one e-mail address in a day: a second one adds what the first forgot. */
const mostOfSender = 2;

/** Letters from which on words are somebody's own: shorter ones are what many say, such as "Please send me information". */
const fewestLetters = 100;

/** What a Chinese or Japanese sign or a Korean syllable says takes about three letters elsewhere. */
const lettersOfASign = 3;

/**
 * Whether the same words have been kept within a day before, of another e-mail address, or two enquiries of the same one.
 * Only long texts and such with a link are compared: in a short one many people say the same. Nothing is noted here.
 */
export async function repeatsOf({ message, email }: Enquiry): Promise<Suspicion[]> {
  const now = Date.now();
  const sender = senderOf(email);
  const [words, ofSender] = await Promise.all([
    isTelling(message) ? eventsOfOthers('enquiry-words', wordsOf(message), now, digestOf(sender)) : 0,
    readEvents('enquiry-sender', sender, now),
  ]);
  const found: Suspicion[] = [];
  if (words > 0) found.push('same-message');
  if (ofSender.length >= mostOfSender) found.push('same-address');
  return found;
}

/** Notes what `repeatsOf` looks for, of an enquiry that has been kept under `key`. */
export async function noteStored({ message, email }: Enquiry, key: string): Promise<void> {
  const now = Date.now();
  const sender = senderOf(email);
  await Promise.all([
    isTelling(message) && addEvent('enquiry-words', wordsOf(message), now, digestOf(sender)),
    addEvent('enquiry-sender', sender, now, digestOf(key)),
  ]);
}

function isTelling(message: string): boolean {
  if (/https?:\/\/|\bwww\./i.test(message.normalize('NFKC'))) return true;
  const letters = wordsOf(message).replaceAll(' ', '');
  const signs = letters.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return letters.length + (lettersOfASign - 1) * signs >= fewestLetters;
}

/** A message without what is easily varied: case, spaces, punctuation, the form of its characters. */
function wordsOf(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const senderOf = (email: string): string => email.toLowerCase();

/** Short enough to be kept many times. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
