import type { Enquiry, Suspicion } from '#domain/enquiry/enquiry';
import { foreignHosts, hasLink } from '#domain/enquiry/links';
import { areAlike, countSigns, sketchOf } from '#domain/enquiry/sketch';
import type { EventKind } from '../store/event-buckets.ts';
import { codeLength, keyedDigest } from '../store/keyed-digest.ts';
import { addEvent, idsOfEvents, readEvents } from '../store/recent-events.ts';

// Suspicion by repetition: the same words from others, or too many from one sender, client or network.

/** The origin of an enquiry, for the check of repetitions. */
export interface Origin {
  /** In the format of `clientIp`. */
  readonly ip: string;
  /** Without the form’s open time: sent by a program or without scripts. */
  readonly untimed: boolean;
}

/** Limits; an enquiry above one is suspected. The limits of networks count as `weightOf` says. */
interface Limits {
  /** In ten minutes: of one client, of its network, and of enquiries without a time. */
  readonly ofClient: number;
  readonly ofNetwork: number;
  readonly untimed: number;
  /** Of one e-mail address in a day: a second enquiry may add what the first forgot. */
  readonly ofSender: number;
  /** In a day: of enquiries with links to other sites than the sender’s. */
  readonly withForeignLinks: number;
}

const usualLimits: Limits = { ofClient: 5, ofNetwork: 6, untimed: 3, ofSender: 2, withForeignLinks: 3 };

/** Stricter limits while somebody sends spam. */
const underAttack: Limits = { ofClient: 2, ofNetwork: 1, untimed: 0, ofSender: 1, withForeignLinks: 0 };

/**
 * Quarantined enquiries in ten minutes that count as an attack: of the sender’s network, or networks with one each.
 */
const attack = 3;

/** Limit of the same short message from different senders in a day: many write "Please send me information". */
const mostShort = 5;

/** From this number of letters on, a message counts as individual. */
const fewestLetters = 100;

/** A Chinese or Japanese character or a Korean syllable counts as about three letters. */
const lettersOfASign = 3;

/**
 * The suspicions of a repetition: nearly the same words of another e-mail address within a day; too many of one
 * address, of one client or its network, or without a time; many with foreign links. Records nothing.
 */
export async function repeatsOf(enquiry: Enquiry, { ip, untimed }: Origin): Promise<Suspicion[]> {
  const now = Date.now();
  const network = networkCode(ip);
  const count = async (kind: EventKind, key: string) => (await readEvents(kind, key, now)).length;
  const weight = async (kind: EventKind, key: string) => weightOf(await idsOfEvents(kind, key, now), network);
  const [isRepeated, ofSender, withLinks, ofClient, ofNetwork, ofUntimed, ofQuarantined] = await Promise.all([
    isMessageRepeated(enquiry, network, now),
    count('enquiry-sender', senderOf(enquiry)),
    foreignHosts(enquiry).length > 0 ? weight('enquiry-words', foreignLinks) : none,
    count('enquiries', ip),
    count('enquiries', networkOf(ip)),
    untimed ? weight('enquiries', untimedOnes) : none,
    weight('enquiries', quarantinedOnes),
  ]);
  const usual = ofQuarantined >= attack ? underAttack : usualLimits;
  const found: Suspicion[] = [];
  if (isRepeated) found.push('same-message');
  if (ofSender >= usual.ofSender) found.push('same-address');
  if (withLinks >= usual.withForeignLinks) found.push('links');
  // The client’s own enquiry is already counted (`takeSlot`).
  const isBusy = ofClient > usual.ofClient || ofNetwork >= usual.ofNetwork;
  if (isBusy || ofUntimed >= usual.untimed) found.push('rate');
  return found;
}

/**
 * The weight of all events against one sender: the number of its own network, or one for each network if these are
 * more. One network alone makes nobody else suspected; several together do.
 */
function weightOf(ids: readonly string[], network: string): number {
  const networks = ids.map((id) => id.slice(0, codeLength));
  return Math.max(networks.filter((one) => one === network).length, new Set(networks).size);
}

/** Less than any number. */
const none = -1;

/** Records the events that `repeatsOf` checks, of an enquiry that was stored under `key`. */
export async function noteStored(
  enquiry: Enquiry,
  key: string,
  { ip, untimed }: Origin,
  isQuarantined: boolean,
): Promise<void> {
  const now = Date.now();
  const id = codeOf(key);
  const ofNetwork = `${networkCode(ip)}${id}`;
  await Promise.all([
    noteMessage(enquiry, ip, now),
    addEvent('enquiry-sender', senderOf(enquiry), now, id),
    foreignHosts(enquiry).length > 0 && addEvent('enquiry-words', foreignLinks, now, ofNetwork),
    addEvent('enquiries', networkOf(ip), now, id),
    untimed && addEvent('enquiries', untimedOnes, now, ofNetwork),
    isQuarantined && addEvent('enquiries', quarantinedOnes, now, ofNetwork),
  ]);
}

const foreignLinks = 'links to other sites';
const untimedOnes = 'untimed';
const quarantinedOnes = 'quarantined';

async function isMessageRepeated(enquiry: Enquiry, network: string, now: number): Promise<boolean> {
  const words = wordsOf(enquiry.message);
  const sender = codeOf(senderOf(enquiry));
  if (!isIndividual(enquiry.message)) {
    const ids = await idsOfEvents('enquiry-words', words, now);
    const ofOthers = ids.filter((id) => !id.startsWith(sender)).map((id) => id.slice(codeLength));
    return weightOf(ofOthers, network) >= mostShort;
  }
  const { text, keys } = sketchOf(words);
  const found = await Promise.all(keys.map((key) => idsOfEvents('enquiry-words', key, now)));
  return found.flat().some((id) => !id.startsWith(sender) && areAlike(text, id.slice(sender.length)));
}

async function noteMessage(enquiry: Enquiry, ip: string, now: number): Promise<void> {
  const words = wordsOf(enquiry.message);
  const sender = codeOf(senderOf(enquiry));
  if (!isIndividual(enquiry.message)) {
    await addEvent('enquiry-words', words, now, `${sender}${networkCode(ip)}`);
    return;
  }
  const { text, keys } = sketchOf(words);
  await Promise.all(keys.map((key) => addEvent('enquiry-words', key, now, `${sender}${text}`)));
}

function isIndividual(message: string): boolean {
  if (hasLink(message)) return true;
  const letters = wordsOf(message).replaceAll(' ', '');
  return letters.length + (lettersOfASign - 1) * countSigns(letters) >= fewestLetters;
}

/** A message without easily varied parts: case, spaces, punctuation, form of characters. */
function wordsOf(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** An e-mail address without the part after a plus. */
function senderOf({ email }: Enquiry): string {
  const address = email.toLowerCase();
  const [plus, at] = [address.indexOf('+'), address.lastIndexOf('@')];
  return plus >= 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address;
}

/** The client’s network, wider than a client: /24, or /48. */
function networkOf(ip: string): string {
  const separator = ip.includes(':') ? ':' : '.';
  return `network ${ip.split(separator).slice(0, 3).join(separator)}`;
}

const networkCode = (ip: string): string => codeOf(networkOf(ip));

/** A short code of a client, an address or a text. */
const codeOf = (text: string): string => keyedDigest('client codes', text).toString('base64url').slice(0, codeLength);
