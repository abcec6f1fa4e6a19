import { describe, expect, test } from 'vitest';
import { enquiry, enquiryFields } from '#domain/enquiry/enquiry';
import { limits } from '#domain/limits';
import { enquirySectors } from '#domain/sector';
import { validate } from '#domain/validate';
import { processorTime } from '../../support/browser/own-time.ts';

const complete = {
  firstName: 'Ana',
  lastName: 'García',
  email: 'ana@example.com',
  company: 'Río SA',
  sector: 'agribusiness',
  country: 'AR',
  message: 'We would like to know more.\nThank you.',
};

const typicalId = '0f8fad5b-d9cb-469f-a165-708677289501';

const problemsOf = (change: Record<string, unknown>) => {
  const checked = validate(enquiry, { ...complete, ...change });
  return checked.kind === 'invalid' ? checked.fields : {};
};

describe('enquiries', () => {
  test('An enquiry with all seven fields is accepted unchanged', () => {
    expect(validate(enquiry, complete)).toEqual({ kind: 'valid', value: complete });
    expect(enquiryFields).toEqual(Object.keys(complete));
  });

  test('An empty enquiry lacks every field', () => {
    const empty = Object.fromEntries(enquiryFields.map((field) => [field, '']));
    const all = Object.fromEntries(enquiryFields.map((field) => [field, 'required']));
    expect(problemsOf(empty)).toEqual(all);
    expect(validate(enquiry, {})).toEqual({ kind: 'invalid', fields: all });
  });

  test.each(enquiryFields)('An enquiry without %s is refused', (field) => {
    expect(problemsOf({ [field]: undefined })).toEqual({ [field]: 'required' });
    expect(problemsOf({ [field]: '' })).toEqual({ [field]: 'required' });
  });

  test.each(['firstName', 'lastName', 'email', 'company', 'message'])(
    'An enquiry with only spaces in %s is refused',
    (field) => {
      expect(problemsOf({ [field]: '   ' })).toEqual({ [field]: 'required' });
    },
  );

  test.each(enquirySectors)('An enquiry accepts the sector %s', (sector) => {
    expect(problemsOf({ sector })).toEqual({});
  });

  test.each(['agriculture', 'technology', 'Energy', 'none'])('An enquiry refuses the sector %s', (sector) => {
    expect(problemsOf({ sector })).toEqual({ sector: 'unknown' });
  });

  test.each(['ar', 'XK', 'Argentina', ' AR'])('An enquiry refuses the country "%s"', (country) => {
    expect(problemsOf({ country })).toEqual({ country: 'unknown' });
  });

  test.each([
    ['firstName', limits.name],
    ['lastName', limits.name],
    ['company', limits.company],
    ['message', limits.message],
  ])('An enquiry accepts %s up to %i characters and no more', (field, limit) => {
    expect(problemsOf({ [field]: 'a'.repeat(limit) })).toEqual({});
    expect(problemsOf({ [field]: 'a'.repeat(limit + 1) })).toEqual({ [field]: 'too-long' });
  });

  test.each(['firstName', 'lastName', 'company', 'phone', 'wechat'] as const)(
    'A line break, line separator or tab in %s is stored as a space',
    (field) => {
      for (const pasted of ['\r\n', '\u2028', '\u2029', '\t', '\v']) {
        const checked = validate(enquiry, { ...complete, [field]: `1${pasted}Bcc: 2${pasted}` });
        expect(checked).toMatchObject({ kind: 'valid', value: { [field]: '1 Bcc: 2' } });
      }
    },
  );

  test('A line break after an e-mail address is removed; one within the address is refused', () => {
    const sent = (email: string) => validate(enquiry, { ...complete, email });
    expect(sent('\twei@example.com\u2028')).toMatchObject({ kind: 'valid', value: { email: 'wei@example.com' } });
    expect(problemsOf({ email: 'a@example.com\nBcc: b@example.com' })).toEqual({ email: 'email' });
  });
});

describe('e-mail addresses and phone numbers in full-width characters', () => {
  test.each([
    ['email', 'ｗｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wei@example.com'],
    ['email', '　wei＠example.com　', 'wei@example.com'],
    ['phone', '＋８６　１３８　１２３４　５６７８', '+86 138 1234 5678'],
    ['phone', '（０１１）４５６７－８９００', '(011)4567-8900'],
  ] as const)('Full-width characters are stored as ASCII: %s “%s”', (field, typed, kept) => {
    expect(validate(enquiry, { ...complete, [field]: typed })).toMatchObject({
      kind: 'valid',
      value: { [field]: kept },
    });
  });

  test('The length limit of a phone number applies to its ASCII form', () => {
    expect(problemsOf({ phone: '０'.repeat(limits.phone) })).toEqual({});
    expect(problemsOf({ phone: '㎏'.repeat(limits.phone) })).toEqual({ phone: 'too-long' });
  });

  test('The full-width characters of a company name are kept', () => {
    expect(validate(enquiry, { ...complete, company: 'ＡＢＣ（北京）' })).toMatchObject({
      value: { company: 'ＡＢＣ（北京）' },
    });
  });
});

describe('the opportunities of an enquiry', () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

  test.each([0, 1, limits.shortlist])('An enquiry may name %i opportunities', (count) => {
    const opportunities = ids(count);
    const value = { ...complete, opportunities };
    expect(validate(enquiry, value)).toEqual({ kind: 'valid', value });
  });

  test.each([
    ['one too many', ids(limits.shortlist + 1), 'too-many'],
    ['no list', 'all', 'wrong-type'],
    ['nothing', null, 'wrong-type'],
    ['no ids', ['all'], 'unknown'],
    ['numbers', [1], 'unknown'],
    ['one twice', [typicalId, typicalId], 'unknown'],
  ])('An enquiry’s list of opportunities is refused: %s', (_, opportunities, problem) => {
    expect(problemsOf({ opportunities })).toEqual({ opportunities: problem });
  });
});

describe('the e-mail address of an enquiry', () => {
  test.each([
    'ana@example.com',
    ' ana@example.com ',
    'ana.garcia+invest@mail.example.com.ar',
    "o'neill@example.ie",
    'ñandú@ejemplo.com.ar',
    '王@例子.中国',
    'a@b.co',
  ])('The e-mail address "%s" is accepted', (email) => {
    expect(problemsOf({ email })).toEqual({});
  });

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@example.',
    'ana@.com',
    'ana@example..com',
    'ana@@example.com',
    'ana@example.com，other.example',
    'ana＠other.example@example.com',
    'ana@＂.example',
    'ana@（example.com',
    'ana garcia@example.com',
    'ana@exam ple.com',
    'ana@example.com, eve@example.com',
    'ana@example.com;eve@example.com',
    'Ana <ana@example.com>',
    '"ana"@example.com',
  ])('The e-mail address "%s" is refused', (email) => {
    expect(problemsOf({ email })).toEqual({ email: 'email' });
  });

  test('An e-mail address may have 254 characters and no more', () => {
    const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(problemsOf({ email: email(254) })).toEqual({});
    expect(problemsOf({ email: email(255) })).toEqual({ email: 'too-long' });
  });

  test('A long e-mail address with many dots is checked within 250 ms', async () => {
    const email = `${'a.'.repeat(100)}@${'a.'.repeat(20)}`;
    expect(await processorTime(() => problemsOf({ email }))).toBeLessThan(250);
  });
});
