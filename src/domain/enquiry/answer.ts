import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import type { Language } from '#domain/language';

/** The texts of a prepared answer in one language. `{…}` are placeholders. */
export interface AnswerWords {
  readonly subject: string;
  /** `{name}`. */
  readonly salutation: string;
  /** `{company}`, `{date}`, `{reference}`. */
  readonly thanks: string;
  readonly about: string;
  readonly nextStep: string;
  readonly closing: string;
  readonly signature: string;
  /** `{date}`. */
  readonly quoted: string;
}

/** An opportunity in an answer, in the answer’s language. */
export interface AnsweredOpportunity {
  readonly title: string;
  readonly facts: readonly string[];
  readonly url: string;
}

/** A letter. */
interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** The parts of a letter. */
export interface AnswerParts {
  readonly enquiry: AdminEnquiry;
  readonly opportunities: readonly AnsweredOpportunity[];
  readonly words: AnswerWords;
  readonly language: Language;
  /** The day of receipt in the format of the language. */
  readonly date: string;
}

/** The longest `mailto:` URL that every mail program accepts. */
export const mailtoLimit = 2_000;

/** The whole answer: salutation, thanks, the opportunities with facts and links, the next step, the quoted message. */
export function preparedAnswer(parts: AnswerParts): Letter {
  return letter(parts, { facts: true, links: true, quote: true });
}

/**
 * The URL that opens a mail program with the answer, and whether it contains the whole answer. Parts that exceed the
 * limit are left out: first the quoted message, then the facts, then the opportunities, finally everything but the
 * subject.
 */
export function mailtoOf(parts: AnswerParts): { readonly href: string; readonly isWhole: boolean } {
  const shorter = [
    letter(parts, { facts: true, links: true, quote: true }),
    letter(parts, { facts: true, links: true, quote: false }),
    letter(parts, { facts: false, links: true, quote: false }),
    letter(parts, { facts: false, links: false, quote: false }),
  ];
  const { subject } = shorter[0] ?? { subject: '' };
  const hrefs = [...shorter, { subject, body: '' }].map((one) => hrefOf(parts.enquiry.enquiry.email, one));
  const index = hrefs.findIndex((href) => href.length <= mailtoLimit);
  // An address and a subject fit by their limits; the fallback is for larger limits.
  return { href: hrefs[index] ?? hrefOf(parts.enquiry.enquiry.email, { subject: '', body: '' }), isWhole: index === 0 };
}

/** The name in a letter: a Chinese name begins with the family name, without a space. */
export function nameInLetter({ firstName, lastName }: Pick<AdminEnquiry['enquiry'], 'firstName' | 'lastName'>): string {
  const isChinese = /^\p{Script=Han}+$/u.test(firstName + lastName);
  return isChinese ? lastName + firstName : `${firstName} ${lastName}`;
}

interface Extent {
  readonly facts: boolean;
  readonly links: boolean;
  readonly quote: boolean;
}

function letter({ enquiry: stored, opportunities, words, language, date }: AnswerParts, extent: Extent): Letter {
  const { reference, enquiry } = stored;
  const { company, message } = enquiry;
  const values = { name: nameInLetter(enquiry), company, date, reference };
  const about = extent.links && opportunities.length > 0;
  const paragraphs = [
    filled(words.salutation, values),
    filled(words.thanks, values),
    ...(about ? [words.about, ...opportunities.map((one) => itemOf(one, extent.facts, language))] : []),
    words.nextStep,
    `${words.closing}\n${words.signature}`,
    ...(extent.quote ? [`${filled(words.quoted, values)}\n${quotation(message)}`] : []),
  ];
  return { subject: filled(words.subject, values), body: paragraphs.join('\n\n') };
}

function itemOf({ title, facts, url }: AnsweredOpportunity, withFacts: boolean, language: Language): string {
  const line = facts.join(language === 'zh' ? '；' : ' · ');
  return [`• ${title}`, ...(withFacts && line !== '' ? [`  ${line}`] : []), `  ${url}`].join('\n');
}

const quotation = (message: string): string => message.replace(/^/gm, '> ').replace(/^> $/gm, '>');

function hrefOf(email: string, { subject, body }: Letter): string {
  const address = encoded(email).replaceAll('%40', '@');
  // RFC 6068 §5: lines end with CRLF.
  const asked = [
    ...(subject === '' ? [] : [`subject=${encoded(subject)}`]),
    ...(body === '' ? [] : [`body=${encoded(body.replaceAll('\n', '\r\n'))}`]),
  ];
  return `mailto:${address}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

/** A lone surrogate would throw; `toWellFormed` is newer than the browser floor. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

// One pass, so that typed text is not read as a placeholder.
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
