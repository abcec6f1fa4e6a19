import type { AdminEnquiry, ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import { enquiryFields } from '#domain/enquiry/enquiry';

const laterFields = ['phone', 'wechat', 'horizon', 'size', 'language'] as const;

/** The columns of the table of enquiries, named as in the calls. */
export const enquiryColumns: readonly string[] = [
  ...['reference', 'receivedAt', 'answerBy', 'state', 'assignee', 'answeredAt', 'followedUpAt'],
  ...enquiryFields,
  'opportunities',
  ...laterFields,
  'notes',
  'heldFor',
];

/** An enquiry as a row of that table. */
export function enquiryRow(stored: AdminEnquiry): string[] {
  const { enquiry, notes } = stored;
  return [
    ...[
      stored.reference,
      stored.receivedAt,
      stored.answerBy,
      stored.state,
      stored.assignee ?? '',
      stored.answeredAt ?? '',
    ],
    stored.followedUpAt.join(' '),
    ...enquiryFields.map((field) => enquiry[field]),
    (enquiry.opportunities ?? []).join(' '),
    ...laterFields.map((field) => enquiry[field] ?? ''),
    notes.map(({ at, text }) => `${at} ${text}`).join('\n'),
    (stored.heldFor ?? []).join(' '),
  ];
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
