import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import { textDigest } from '#domain/text';

/** The id of an enquiry’s answer among an opportunity’s questions. It is stable, so that publishing again replaces it. */
export const publishedAnswerId = ({ id }: Pick<AdminEnquiry, 'id'>): string => `answer-${textDigest(id)}`;

type Sender = Pick<AdminEnquiry['enquiry'], 'firstName' | 'lastName' | 'email' | 'company' | 'phone' | 'wechat'>;

/** A shorter name alone is often another word: Li is lithium. */
const shortestName = 3;

/** Digits of a telephone number that identify it without its country and area. */
const ownDigits = 7;

const han = /\p{Script=Han}/u;
const wordCharacter = /[\p{Letter}\p{Number}]/u;

/**
 * The detail in a text that identifies the sender of an enquiry: name, company, e-mail address, telephone number or
 * WeChat name, as the sender wrote it. Ignores names that `known`, the opportunity’s own texts, contains: a place may
 * have the sender’s name.
 */
export function senderIn(text: string, sender: Sender, known = ''): string | undefined {
  const { firstName, lastName, email, company, phone = '', wechat = '' } = sender;
  const names = [nameInLetter(sender), `${firstName} ${lastName}`, `${lastName} ${firstName}`, company, email, wechat];
  const whole = names.find((name) => holds(text, name) && !holds(known, name));
  const alone = [lastName, firstName].find(
    (name) => name.trim().length >= shortestName && holds(text, name) && !holds(known, name),
  );
  return (whole ?? alone ?? (holdsNumber(text, phone) ? phone : undefined))?.trim();
}

/**
 * Whether a text contains a name. One without a space only with a capital letter, because many names are also ordinary
 * words.
 */
function holds(text: string, name: string): boolean {
  const phrase = plain(name).trim();
  if (phrase.length < 2) return false;
  if (/[\s@\d]/u.test(phrase) || han.test(phrase)) return holdsWord(plain(text).toLowerCase(), phrase.toLowerCase());
  const capital = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return [capital, capital.charAt(0) + capital.slice(1).toLowerCase(), phrase.toUpperCase()].some((form) =>
    holdsWord(plain(text), form),
  );
}

/** Without accents, on one line. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/gu, ' ');

/** Whether a text contains a word or phrase; Chinese has no spaces around it. */
function holdsWord(text: string, word: string): boolean {
  const isHan = han.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + word.length)];
    if (isHan || !around.some((one) => wordCharacter.test(one) && !han.test(one))) return true;
  }
  return false;
}

/** Whether a text contains the end of a telephone number, however it is grouped. */
function holdsNumber(text: string, phone: string): boolean {
  const digits = phone.replace(/\D/gu, '');
  if (digits.length < ownDigits) return false;
  return text.replace(/[\s().\-\u2010-\u2013/]/gu, '').includes(digits.slice(-ownDigits));
}
