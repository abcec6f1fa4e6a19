import { expect, test } from 'vitest';
import { listedOf } from '#domain/enquiry/admin-enquiry';
import { wind } from '../../admin/support/enquiry-samples.ts';

test('An enquiry in the list has the beginning of its message, and neither notes nor history', () => {
  const { enquiry, ...listed } = listedOf(wind);
  expect(listed).toMatchObject({ id: wind.id, messageStart: wind.enquiry.message.slice(0, 160) });
  expect(listed).not.toHaveProperty('notes');
  expect(listed).not.toHaveProperty('events');
  expect(enquiry).not.toHaveProperty('message');
});
