import { expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { createEnquiry, refusedText } from '../../../src/admin/enquiry/open-enquiry.ts';
import { problemOfEnquiryText } from '../../../src/admin/inbox/enquiry-actions.ts';
import { wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { ok, refusal, server } from '../support/server.ts';

provideSession(() => {});

test.each([
  ['note', ' ', 'required'],
  ['note', 'x'.repeat(limits.note), undefined],
  ['note', 'x'.repeat(limits.note + 1), 'too-long'],
  ['note', 'Called\vagain', undefined],
  ['note', 'Called\u0007', 'control-character'],
] as const)('A note is validated before it is sent (%#)', (place, text, problem) => {
  expect(problemOfEnquiryText(place, text)).toBe(problem);
});

test('A problem that only the server finds is shown at its field', async () => {
  server.mockImplementation(() => ok(wind));
  const of = createEnquiry(wind.id);
  await of.load();
  server.mockImplementation(() => refusal('invalid', { fields: { note: 'too-many' } }));
  await of.update({ note: 'One more' });
  const change = of.$change.get();
  expect(refusedText(change, 'note')).toBe('too-many');
});
