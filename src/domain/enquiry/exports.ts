import type { AdminEnquiry, EnquiryState, ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import type { horizons, Suspicion, sizes } from '#domain/enquiry/enquiry';
import { keysOf } from '#domain/keys';
import type { Language } from '#domain/language';

type Horizon = (typeof horizons)[number];
type Size = (typeof sizes)[number];

/** The words of an exported table. By default they are those of the calls, for programs. */
export interface ExportNames {
  state(state: EnquiryState): string;
  sector(sector: string): string;
  country(code: string): string;
  language(language: Language): string;
  horizon(horizon: Horizon): string;
  size(size: Size): string;
  suspicion(suspicion: Suspicion): string;
  opportunity(id: string): string;
  time(iso: string): string;
  /** Several values in one cell. */
  list(values: readonly string[]): string;
}

const same = (word: string): string => word;

const callNames: ExportNames = {
  state: same,
  sector: same,
  country: same,
  language: same,
  horizon: same,
  size: same,
  suspicion: same,
  opportunity: same,
  time: same,
  list: (values) => values.join(' '),
};

type Cell = (stored: AdminEnquiry, names: ExportNames) => string;

const optional = <Value>(value: Value | undefined, name: (value: Value) => string): string =>
  value === undefined ? '' : name(value);

/** The columns of the table of enquiries, named as in the calls. */
const cells = {
  reference: ({ reference }) => reference,
  receivedAt: ({ receivedAt }, { time }) => time(receivedAt),
  answerBy: ({ answerBy }, { time }) => time(answerBy),
  state: ({ state }, names) => names.state(state),
  assignee: ({ assignee = '' }) => assignee,
  answeredAt: ({ answeredAt }, { time }) => optional(answeredAt, time),
  followedUpAt: ({ followedUpAt }, { time, list }) => list(followedUpAt.map(time)),
  firstName: ({ enquiry }) => enquiry.firstName,
  lastName: ({ enquiry }) => enquiry.lastName,
  email: ({ enquiry }) => enquiry.email,
  company: ({ enquiry }) => enquiry.company,
  sector: ({ enquiry }, names) => names.sector(enquiry.sector),
  country: ({ enquiry }, names) => names.country(enquiry.country),
  message: ({ enquiry }) => enquiry.message,
  opportunities: ({ enquiry }, { opportunity, list }) => list((enquiry.opportunities ?? []).map(opportunity)),
  phone: ({ enquiry }) => enquiry.phone ?? '',
  wechat: ({ enquiry }) => enquiry.wechat ?? '',
  horizon: ({ enquiry }, names) => optional(enquiry.horizon, names.horizon),
  size: ({ enquiry }, names) => optional(enquiry.size, names.size),
  language: ({ enquiry }, names) => optional(enquiry.language, names.language),
  notes: ({ notes }, { time }) => notes.map(({ at, text }) => `${time(at)} ${text}`).join('\n'),
  heldFor: ({ heldFor = [] }, { suspicion, list }) => list(heldFor.map(suspicion)),
  attached: ({ attached = [] }, { opportunity, list }) => list(attached.map(opportunity)),
} satisfies Record<string, Cell>;

export type EnquiryColumn = keyof typeof cells;

export const enquiryColumns = keysOf(cells);

/** An enquiry as a row of that table. */
export function enquiryRow(stored: AdminEnquiry, names: ExportNames = callNames): string[] {
  return enquiryColumns.map((column) => cells[column](stored, names));
}

// vCard 3.0 (RFC 2426), which all address books read, including older ones of Outlook and phones that refuse 4.0.

/** The senders of enquiries as address cards, one per e-mail address, from the latest enquiry (the first). */
export function vcards(enquiries: readonly ListedEnquiry[], countryName: (code: string) => string): string {
  const persons = new Map<string, ListedEnquiry>();
  for (const one of enquiries) {
    const email = one.enquiry.email.toLowerCase();
    if (!persons.has(email)) persons.set(email, one);
  }
  return [...persons.values()].map((one) => card(one, countryName)).join('');
}

function card({ reference, receivedAt, enquiry }: ListedEnquiry, countryName: (code: string) => string): string {
  const { firstName, lastName, email, company, country, phone = '', wechat = '', language } = enquiry;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lastName)};${escaped(firstName)};;;`,
    `FN:${escaped(nameInLetter(enquiry))}`,
    `ORG:${escaped(company)}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    ...(phone === '' ? [] : [`TEL;TYPE=WORK:${escaped(phone)}`]),
    ...(wechat === '' ? [] : [`X-WECHAT:${escaped(wechat)}`]),
    `ADR;TYPE=WORK:;;;;;;${escaped(countryName(country))}`,
    ...(language === undefined ? [] : [`X-LANGUAGE:${language}`]),
    `NOTE:${escaped(`${reference}, ${receivedAt.slice(0, 'YYYY-MM-DD'.length)}`)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

const encoder = new TextEncoder();

/** A line over 75 bytes continues on the next one after a blank, never within a character. */
function foldedLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
