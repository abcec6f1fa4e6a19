import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#domain/api';
import { secondsHeader, trapField } from '#domain/enquiry-suspicion';
import { storedEnquiry } from '../../netlify/blobs/enquiries.ts';
import enquiries from '../../netlify/functions/enquiries.ts';
import { bareStore, enquiryWith } from '../netlify/blobs/samples.ts';
import { call } from '../netlify/functions/call.ts';
import { useBlobServer as provideBlobServer, startStrictBlobServer } from '../support/blob-servers.ts';

provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

let sender = 0;
interface Sending {
  readonly changes?: object;
  readonly seconds?: string;
  readonly key?: string;
}

/** Sends an enquiry from an address of its own, which is answered like any other, and resolves to what it is held for. */
async function heldFor({ changes = {}, seconds, key = crypto.randomUUID() }: Sending = {}): Promise<string[]> {
  const before = new Set((await bareStore('enquiries').list()).blobs.map((blob) => blob.key));
  sender += 1;
  const answer = await call(enquiries, 'POST', paths.enquiry, {
    json: { ...enquiryWith(), ...changes },
    headers: { 'Idempotency-Key': key, ...(seconds !== undefined && { [secondsHeader]: seconds }) },
    from: `198.51.100.${sender}`,
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ reference: expect.stringMatching(/^IA-/) });
  const { blobs } = await bareStore('enquiries').list();
  const added = blobs.find((blob) => !before.has(blob.key));
  if (!added) return ['nothing was added'];
  const stored = v.parse(storedEnquiry, await bareStore('enquiries').get(added.key, { type: 'json' }));
  expect(stored.enquiry).toEqual({ ...enquiryWith(), ...changes, [trapField]: undefined });
  return stored.held ?? [];
}

let person = 0;
/** Another person with something else to say. */
const somebody = () => {
  person += 1;
  return { email: `person${person}@example.com`, message: `We look for land in the province number ${person}.` };
};

describe('an enquiry is held apart, and accepted all the same,', () => {
  it.each(['x', 'http://spam.example', 1, true, {}, ['x']])(
    'when the field that nobody sees holds %j',
    async (trap) => {
      expect(await heldFor({ changes: { ...somebody(), [trapField]: trap } })).toEqual(['trap']);
    },
  );

  it.each(['0', '2', '2.9', '-1', 'NaN', '', 'soon'])(
    'when the form was filled in within “%s” seconds',
    async (seconds) => {
      expect(await heldFor({ changes: somebody(), seconds })).toEqual(['haste']);
    },
  );

  it.each([
    'We look for soybean storage.',
    'we look for SOYBEAN storage',
    '  We look — for soybean\n\nstorage!!! ',
    'Ｗｅ look for soybean storage',
  ])('when its message has come before, from whomever: %j', async (message) => {
    expect(await heldFor()).toEqual([]);
    const changes = { email: somebody().email, message: message.trim() };
    expect(await heldFor({ changes })).toEqual(['same-message']);
  });

  it('when it is the third of an e-mail address in a day', async () => {
    const send = () => heldFor({ changes: { message: somebody().message } });
    expect([await send(), await send(), await send()]).toEqual([[], [], ['same-address']]);
    const changes = { ...somebody(), email: 'WEI@example.com' };
    expect(await heldFor({ changes })).toEqual(['same-address']);
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    expect(await send()).toEqual([]);
  });

  it('for every reason that it gives', async () => {
    await heldFor();
    const changes = { ...enquiryWith(), [trapField]: 'x' };
    expect(await heldFor({ changes, seconds: '1' })).toEqual(['trap', 'haste', 'same-message']);
  });
});

describe('an enquiry is not held', () => {
  it('with the seven fields and nothing else', async () => {
    expect(await heldFor()).toEqual([]);
  });

  it.each(['3', '12', '86400'])('after %s seconds', async (seconds) => {
    expect(await heldFor({ changes: somebody(), seconds })).toEqual([]);
  });

  it.each(['', null])('for a trap that is empty: %j', async (trap) => {
    expect(await heldFor({ changes: { ...somebody(), [trapField]: trap } })).toEqual([]);
  });

  it('for being sent again under its key', async () => {
    const key = crypto.randomUUID();
    expect(await heldFor({ key })).toEqual([]);
    expect(await heldFor({ key, seconds: '1' })).toEqual(['nothing was added']);
  });
});
