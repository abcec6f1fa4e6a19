import { expect, test } from 'vitest';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { vcards } from '#domain/enquiry/exports';
import { arbitraryInbox } from '../../support/arbitrary/arbitrary-inbox.ts';
import { fc, tries } from '../../support/properties.ts';

const one: ListedEnquiry = {
  id: 'a'.repeat(64),
  reference: 'INV-7F3K2Q',
  version: 1,
  state: 'new',
  followedUpAt: [],
  messageStart: '',
  receivedAt: '2026-06-01T00:00:00Z',
  answerBy: '2026-06-02T00:00:00Z',
  enquiry: {
    firstName: 'Emma',
    lastName: 'Lindqvist; Ltd',
    email: 'emma@example.com',
    company: 'Nord, lund \\ "AB"',
    sector: 'energy',
    country: 'SE',
    phone: '+46 8 000 00',
    wechat: 'emma',
  },
};
const nameOf = (code: string) => `country ${code}`;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('A vCard has the person, the company, the contact details and the reference', () => {
  expect(vcards([one], nameOf)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lindqvist\\; Ltd;Emma;;;',
      'FN:Emma Lindqvist\\; Ltd',
      'ORG:Nord\\, lund \\\\ "AB"',
      'EMAIL;TYPE=INTERNET:emma@example.com',
      'TEL;TYPE=WORK:+46 8 000 00',
      'X-WECHAT:emma',
      'ADR;TYPE=WORK:;;;;;;country SE',
      'NOTE:INV-7F3K2Q\\, 2026-06-01',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('No input starts a vCard line of its own, and no line exceeds 75 bytes', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '张', '😀', '\n', '\r', ';', ',', '\\', ':', '\u2028'),
    maxLength: 120,
  });
  fc.assert(
    fc.property(text, text, text, (firstName, lastName, company) => {
      const file = vcards([{ ...one, enquiry: { ...one.enquiry, firstName, lastName, company } }], nameOf);
      const lines = file.split('\r\n');
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028]/);
      const names = unfolded(file)
        .split('\r\n')
        .map((line) => line.split(/[:;]/)[0]);
      expect(names).toEqual([
        ...['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'EMAIL', 'TEL', 'X-WECHAT', 'ADR', 'NOTE', 'END', ''],
      ]);
    }),
  );
});

test('A long vCard line continues on the next line after 75 bytes', () => {
  const companies = ['x'.repeat(200), '张'.repeat(70)];
  const longest = companies.map((company) => {
    const lines = vcards([{ ...one, enquiry: { ...one.enquiry, company } }], nameOf).split('\r\n');
    return Math.max(...lines.map((line) => Buffer.byteLength(line)));
  });
  // Three bytes a character: 73 bytes is the most that fits after "ORG:" or after the leading space.
  expect(longest).toEqual([75, 73]);
});

test('Each person has one vCard, however many enquiries they sent', () => {
  fc.assert(
    fc.property(arbitraryInbox, (list) => {
      const persons = new Set(list.map(({ enquiry }) => enquiry.email.toLowerCase()));
      expect(vcards(list, nameOf).split('BEGIN:VCARD')).toHaveLength(persons.size + 1);
    }),
    { numRuns: tries(30) },
  );
});

test('Two enquiries from one e-mail address give one vCard, from the first, ignoring case', () => {
  const earlier = { ...one, reference: 'INV-234567', enquiry: { ...one.enquiry, email: 'Emma@Example.com' } };
  expect(vcards([one, earlier], nameOf)).toBe(vcards([one], nameOf));
});
