import { expect, test } from 'vitest';
import { hoursText } from '../../../src/admin/inbox/enquiry-messages.ts';

test.each([
  [0.54, '0.5 hours'],
  [9.96, '10 hours'],
  [22.4, '22 hours'],
  [47.9, '48 hours'],
  [48, '2 days'],
  [102, '4.3 days'],
  [300, '13 days'],
])('A duration of %d hours is written as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});
