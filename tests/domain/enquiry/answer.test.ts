import { describe, expect, test } from 'vitest';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { type AnswerParts, mailtoLimit, mailtoOf, nameInLetter, preparedAnswer } from '#domain/enquiry/answer';
import en from '../../../src/admin/enquiry/answer-words/en.json' with { type: 'json' };
import es from '../../../src/admin/enquiry/answer-words/es.json' with { type: 'json' };
import zh from '../../../src/admin/enquiry/answer-words/zh.json' with { type: 'json' };
import { textsOf } from '../../support/dictionary-texts.ts';
import { fc } from '../../support/properties.ts';

const enquiry: AdminEnquiry = {
  id: 'a'.repeat(64),
  reference: 'INV-7F3K2Q',
  version: 1,
  state: 'new',
  followedUpAt: [],
  notes: [],
  events: [],
  receivedAt: '2026-06-01T00:00:00Z',
  answerBy: '2026-06-02T00:00:00Z',
  enquiry: {
    firstName: 'Emma',
    lastName: 'Lindqvist',
    email: 'emma+wind@example.com',
    company: 'Nordlund {date} AB',
    sector: 'energy',
    country: 'SE',
    message: 'How much wind?\n\nAnd when? $& {name}',
  },
};
const parts: AnswerParts = {
  enquiry,
  opportunities: [{ title: 'Wind farm', facts: ['Sum: US$1', 'Province: Chubut'], url: 'https://example.com/es/o/1' }],
  words: en,
  language: 'en',
  date: '1 June 2026',
};
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

test('The prepared answer greets, thanks, lists the opportunities with facts and links, and quotes the message', () => {
  const { subject, body } = preparedAnswer(parts);
  expect(subject).toBe('Your enquiry INV-7F3K2Q – Invest Argentina');
  expect(body).toMatch(/^Dear Emma Lindqvist,\n\nThank you for your enquiry of 1 June 2026/);
  expect(body).toContain('• Wind farm\n  Sum: US$1 · Province: Chubut\n  https://example.com/es/o/1');
  expect(body).toContain('On 1 June 2026 you wrote:\n> How much wind?\n>\n> And when? $& {name}');
  // User input is never treated as a placeholder.
  expect(body).toContain('Nordlund {date} AB');
});

test('The prepared answer has no section on opportunities when the enquiry names none', () => {
  expect(preparedAnswer({ ...parts, opportunities: [] }).body).not.toContain(en.about);
});

test.each([
  ['en', en],
  ['es', es],
  ['zh', zh],
] as const)('The answer texts in “%s” have the same keys and placeholders as the English ones', (_, words) => {
  const places = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const english = new Map(textsOf(en));
  expect(textsOf(words).map(([path]) => path)).toEqual([...english.keys()]);
  for (const [path, text] of textsOf(words)) expect([path, places(text)]).toEqual([path, places(english.get(path))]);
  expect(
    preparedAnswer({ ...parts, words })
      .body.replace('{date} AB', '')
      .replace('{name}', ''),
  ).not.toMatch(/[{}]/);
});

test('A Chinese name in an answer begins with the family name', () => {
  expect(nameInLetter({ firstName: '伟', lastName: '张' })).toBe('张伟');
  expect(nameInLetter({ firstName: 'Wei', lastName: 'Zhang' })).toBe('Wei Zhang');
  const chinese = { ...enquiry, enquiry: { ...enquiry.enquiry, firstName: '伟', lastName: '张' } };
  expect(preparedAnswer({ ...parts, enquiry: chinese, words: zh, language: 'zh' }).body).toMatch(/^尊敬的张伟：\n/);
});

describe('the mailto link of an answer', () => {
  test('The mailto link holds the whole text of a short answer and encodes the recipient’s address', () => {
    const { href, isWhole } = mailtoOf(parts);
    expect(isWhole).toBe(true);
    expect(href).toMatch(/^mailto:emma%2Bwind@example\.com\?subject=/);
    expect(bodyOf(href).replaceAll('\r\n', '\n')).toBe(preparedAnswer(parts).body);
  });

  test('The mailto link of a long answer leaves out the quoted message and reports that it is incomplete', () => {
    const long = { ...enquiry, enquiry: { ...enquiry.enquiry, message: 'word '.repeat(400) } };
    const { href, isWhole } = mailtoOf({ ...parts, enquiry: long });
    expect(isWhole).toBe(false);
    expect(bodyOf(href)).toContain('https://example.com/es/o/1');
    expect(bodyOf(href)).not.toContain('> word');
  });

  test('The mailto link never exceeds the length that every mail program accepts', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    const sent = fc.record({
      firstName: text,
      lastName: text,
      company: text,
      message: fc.string({ maxLength: 5_000 }),
    });
    const some = fc.array(fc.record({ title: text, facts: fc.array(text), url: fc.webUrl() }), { maxLength: 20 });
    fc.assert(
      fc.property(sent, some, fc.constantFrom(en, es, zh), (fields, opportunities, words) => {
        const { href } = mailtoOf({
          ...parts,
          enquiry: { ...enquiry, enquiry: { ...enquiry.enquiry, ...fields } },
          opportunities,
          words,
        });
        expect(href.length).toBeLessThanOrEqual(mailtoLimit);
        expect(href).toContain('subject=');
      }),
    );
  });
});
