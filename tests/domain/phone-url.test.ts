import { expect, test } from 'vitest';
import { phoneURL } from '#domain/owner';

test.each([
  ['+54 11 0000 0000', 'tel:+541100000000'],
  ['+54 (11) 0000-0000', 'tel:+541100000000'],
])('The phone number %s has the URL %s', (phone, url) => {
  expect(phoneURL(phone)).toBe(url);
});
