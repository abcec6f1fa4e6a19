import { expect, test } from 'vitest';
import { phoneAddress } from '#domain/team';

test.each([
  ['+54 11 0000 0000', 'tel:+541100000000'],
  ['+54 (11) 0000-0000', 'tel:+541100000000'],
])('%s is called at %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
