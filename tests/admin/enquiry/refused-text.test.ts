import { expect, test } from 'vitest';
import { createEnquiry, refusedText } from '../../../src/admin/enquiry/open-enquiry.ts';
import { wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { ok, refusal, server } from '../support/server.ts';

provideSession(() => {});

test('A problem that only the server finds is shown at its field', async () => {
  server.mockImplementation(() => ok(wind));
  const of = createEnquiry(wind.id);
  await of.load();
  server.mockImplementation(() => refusal('invalid', { fields: { note: 'too-many' } }));
  await of.update({ note: 'One more' });
  const change = of.$change.get();
  expect(refusedText(change, 'note')).toBe('too-many');
});
