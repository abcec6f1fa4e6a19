import { expect, test } from 'vitest';
import { listedEnquiryOf, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import { wind } from '../../admin/support/enquiry-samples.ts';

test('An enquiry in the list has the beginning of its message, and neither notes nor history', () => {
  const { enquiry, ...listed } = listedEnquiryOf(wind);
  expect(listed).toMatchObject({ id: wind.id, messageStart: `${'wind '.repeat(32).trim()}…` });
  expect(listed).not.toHaveProperty('notes');
  expect(listed).not.toHaveProperty('events');
  expect(enquiry).not.toHaveProperty('message');
});

test('The beginning of a long message ends at a word with an ellipsis, and a short message is whole', () => {
  const startOf = (message: string, language: 'en' | 'zh' = 'en') =>
    listedEnquiryOf({ ...wind, enquiry: { ...wind.enquiry, language, message } }).messageStart;
  expect(startOf(`${'x'.repeat(150)} characteristically`)).toBe(`${'x'.repeat(150)}…`);
  expect(startOf('Short and whole.')).toBe('Short and whole.');
  expect(startOf('江'.repeat(400), 'zh').at(-1)).toBe('…');
});

test('An enquiry is about the opportunities sent and those attached, each once', () => {
  const sent = { ...wind, enquiry: { ...wind.enquiry, opportunities: ['one', 'two'] } };
  expect(opportunitiesOf(sent)).toEqual(['one', 'two']);
  expect(opportunitiesOf({ ...sent, attached: ['two', 'three'] })).toEqual(['one', 'two', 'three']);
  expect(opportunitiesOf(wind)).toEqual([]);
});
