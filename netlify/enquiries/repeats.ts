import { createHash } from 'node:crypto';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { foreignHosts, hasLink } from '#domain/enquiry/links';
import { areAlike, countSigns, sketchOf } from '#domain/enquiry/sketch';
import type { Suspicion } from '#domain/enquiry/spam';
import { addEvent, eventsOfOthers, idsOfEvents, readEvents } from '../store/rate-limit.ts';

/** Where an enquiry came from, as far as repetition goes. */
export interface Origin {
  /** As `clientIp` writes it. */
  readonly ip: string;
  /** It does not say how long its form was open: a program sent it, or a form without scripts. */
  readonly untimed: boolean;
}

/** How many of a kind are usual; one more is suspected. Of a client, a network and the untimed ones in ten minutes. */
const most = {
  ofClient: 5,
  ofNetwork: 12,
  untimed: 10,
  /** Of one e-mail address in a day: a second one adds what the first forgot. */
  ofSender: 2,
  /** With links to other sites than the sender's, from anybody in a day. */
  withForeignLinks: 3,
  /** Of the same few words, from different senders in a day: many say "Please send me information". */
  ofShortMessage: 5,
} as const;

/** Letters from which on words are somebody's own. */
const fewestLetters = 100;

/** What a Chinese or Japanese sign or a Korean syllable says takes about three letters elsewhere. */
const lettersOfASign = 3;

/**
 * What makes an enquiry a repetition: nearly the same words within a day, of another e-mail address; too many of one
 * address, of one client or its network; many that link elsewhere. Nothing is noted here.
 */
export async function repeatsOf(enquiry: Enquiry, { ip, untimed }: Origin): Promise<Suspicion[]> {
  const now = Date.now();
  const [isRepeated, ofSender, withLinks, ofClient, ofNetwork, ofUntimed] = await Promise.all([
    isMessageRepeated(enquiry, now),
    readEvents('enquiry-sender', senderOf(enquiry), now),
    foreignHosts(enquiry).length > 0 ? readEvents('enquiry-words', foreignLinks, now) : [],
    readEvents('enquiries', ip, now),
    readEvents('enquiries', networkOf(ip), now),
    untimed ? readEvents('enquiries', untimedOnes, now) : [],
  ]);
  const found: Suspicion[] = [];
  if (isRepeated) found.push('same-message');
  if (ofSender.length >= most.ofSender) found.push('same-address');
  if (withLinks.length >= most.withForeignLinks) found.push('links');
  // The client's own has been counted already (`takeSlot`).
  const isBusy = ofClient.length > most.ofClient || ofNetwork.length >= most.ofNetwork;
  if (isBusy || ofUntimed.length >= most.untimed) found.push('rate');
  return found;
}

/** Notes what `repeatsOf` looks for, of an enquiry that has been kept under `key`. */
export async function noteStored(enquiry: Enquiry, key: string, { ip, untimed }: Origin): Promise<void> {
  const now = Date.now();
  const id = digestOf(key);
  await Promise.all([
    noteMessage(enquiry, now),
    addEvent('enquiry-sender', senderOf(enquiry), now, id),
    foreignHosts(enquiry).length > 0 && addEvent('enquiry-words', foreignLinks, now, id),
    addEvent('enquiries', networkOf(ip), now, id),
    untimed && addEvent('enquiries', untimedOnes, now, id),
  ]);
}

const foreignLinks = 'links to other sites';
const untimedOnes = 'untimed';

async function isMessageRepeated(enquiry: Enquiry, now: number): Promise<boolean> {
  const words = wordsOf(enquiry.message);
  const sender = digestOf(senderOf(enquiry));
  if (!isTelling(enquiry.message)) {
    return (await eventsOfOthers('enquiry-words', words, now, sender)) >= most.ofShortMessage;
  }
  const { text, keys } = sketchOf(words);
  const found = await Promise.all(keys.map((key) => idsOfEvents('enquiry-words', key, now)));
  return found.flat().some((id) => !id.startsWith(sender) && areAlike(text, id.slice(sender.length)));
}

async function noteMessage(enquiry: Enquiry, now: number): Promise<void> {
  const words = wordsOf(enquiry.message);
  const sender = digestOf(senderOf(enquiry));
  if (!isTelling(enquiry.message)) {
    await addEvent('enquiry-words', words, now, sender);
    return;
  }
  const { text, keys } = sketchOf(words);
  await Promise.all(keys.map((key) => addEvent('enquiry-words', key, now, `${sender}${text}`)));
}

function isTelling(message: string): boolean {
  if (hasLink(message)) return true;
  const letters = wordsOf(message).replaceAll(' ', '');
  return letters.length + (lettersOfASign - 1) * countSigns(letters) >= fewestLetters;
}

/** A message without what is easily varied: case, spaces, punctuation, the form of its characters. */
function wordsOf(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** An e-mail address without what its owner may add behind a plus. */
const senderOf = ({ email }: Enquiry): string => email.toLowerCase().replace(/\+.*(?=@)/, '');

/** The network that a client is in, wider than what is counted as one client: /24, or /48. */
function networkOf(ip: string): string {
  const separator = ip.includes(':') ? ':' : '.';
  return `network ${ip.split(separator).slice(0, 3).join(separator)}`;
}

/** Short enough to be kept many times. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
