import { afterEach, describe, expect, onTestFailed, test } from 'vitest';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { fc, tries } from '../../support/properties.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { faultKinds } from '../../support/strict-blob-server/strict-blob-server-faults.ts';
import { bareStore, enquiryWith, storedText, useTimeouts } from '../opportunities/samples.ts';

const storedEnquiries = async () => {
  const { blobs } = await bareStore('enquiries').list();
  return Promise.all(blobs.map(async ({ key }) => JSON.parse((await storedText('enquiries', key)) ?? '')));
};

describe.each(blobServers)('enquiries on $name', ({ start }) => {
  provideBlobServer(start);

  test('An enquiry is stored completely, with its time and a readable reference', async () => {
    const before = new Date().toISOString();
    const outcome = await storeEnquiry(enquiryWith(), 'key');
    expect(outcome).toMatchObject({ kind: 'stored', reference: expect.stringMatching(/^INV-[2-9A-Z]{6}$/) });
    const [stored] = await storedEnquiries();
    expect(stored).toMatchObject({ enquiry: enquiryWith(), reference: 'reference' in outcome && outcome.reference });
    expect(stored.receivedAt >= before && stored.receivedAt <= new Date().toISOString()).toBe(true);
  });

  test('The same enquiry with the same key is stored once and returns the same reference', async () => {
    const first = await storeEnquiry(enquiryWith(), 'key');
    expect(await storeEnquiry(enquiryWith(), 'key')).toEqual({ ...first, kind: 'repeated' });
    expect((await storedEnquiries()).length).toBe(1);
  });

  test('A sender cannot choose the reference: the same key gets another one in another store', async () => {
    const first = await storeEnquiry(enquiryWith(), 'key');
    await bareStore('enquiries').deleteAll();
    const second = await storeEnquiry(enquiryWith(), 'key');
    expect('reference' in second && second.reference).not.toBe('reference' in first && first.reference);
  });

  test.each([
    { firstName: 'Ana' },
    { lastName: 'Ana' },
    { email: 'ana@example.com' },
    { company: 'Other' },
    { sector: 'mining' },
    { country: 'AR' },
    { message: 'Other' },
    { opportunities: ['0f8fad5b-d9cb-469f-a165-708677289501'] },
    { phone: '+86 21 5555 0000' },
    { wechat: 'wei-zhang' },
    { horizon: 'now' },
    { size: '1m-10m' },
    { language: 'zh' },
  ] satisfies Partial<Enquiry>[])(
    'The same key with another enquiry (%o) is refused and overwrites nothing',
    async (changes) => {
      await storeEnquiry(enquiryWith(), 'key');
      expect(await storeEnquiry(enquiryWith(changes), 'key')).toEqual({ kind: 'key-reused' });
      expect(await storedEnquiries()).toMatchObject([{ enquiry: enquiryWith() }]);
    },
  );

  test('The opportunities of an enquiry are stored, and without them it is another enquiry', async () => {
    const about = enquiryWith({ opportunities: [crypto.randomUUID(), crypto.randomUUID()] });
    await storeEnquiry(about, 'key');
    expect(await storeEnquiry(about, 'key')).toMatchObject({ kind: 'repeated' });
    expect(await storeEnquiry(enquiryWith(), 'key')).toEqual({ kind: 'key-reused' });
    expect(await storedEnquiries()).toMatchObject([{ enquiry: about }]);
  });

  test('An empty list of opportunities equals none, as records from before that field have', async () => {
    await storeEnquiry(enquiryWith({ opportunities: [] }), 'key');
    expect(await storeEnquiry(enquiryWith(), 'key')).toMatchObject({ kind: 'repeated' });
  });

  test('The same enquiry with another key is another enquiry', async () => {
    const [one, other] = [await storeEnquiry(enquiryWith(), 'one'), await storeEnquiry(enquiryWith(), 'other')];
    expect(one).not.toEqual(other);
    expect((await storedEnquiries()).length).toBe(2);
  });

  test('Any text is stored unchanged, under any key', async () => {
    const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (message, key) => {
        const unique = `${key} ${crypto.randomUUID()}`;
        expect(await storeEnquiry(enquiryWith({ message }), unique)).toMatchObject({ kind: 'stored' });
        expect(await storeEnquiry(enquiryWith({ message }), unique)).toMatchObject({ kind: 'repeated' });
      }),
      { numRuns: tries(30) },
    );
  });

  test('A damaged enquiry is not overwritten', async () => {
    await storeEnquiry(enquiryWith(), 'key');
    const key = (await bareStore('enquiries').list()).blobs[0]?.key ?? '';
    await bareStore('enquiries').set(key, '{"schema":2}');
    await expect(storeEnquiry(enquiryWith(), 'key')).rejects.toMatchObject({ name: 'Unavailable' });
    expect(await storedText('enquiries', key)).toBe('{"schema":2}');
  });
});

describe('enquiries in a failing store', () => {
  useTimeouts({ firstAttempt: ofTheSite.firstAttempt });
  const server = provideBlobServer(() => startStrictBlobServer({ seed: 3 }));
  afterEach(() => server().faults.clear());

  test.each(faultKinds)('An enquiry is stored once despite one %s on the write', async (kind) => {
    server().faults.script({ kind, on: { method: 'PUT' } });
    expect(await storeEnquiry(enquiryWith(), 'key')).toMatchObject({ kind: 'stored' });
    expect((await storedEnquiries()).length).toBe(1);
  });

  test('Forty simultaneous enquiries are all stored, and forty with one key are stored once', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `${index}`);
    await Promise.all(many.map((message) => storeEnquiry(enquiryWith({ message }), message)));
    const messages = (await storedEnquiries()).map(({ enquiry }) => enquiry.message);
    expect(messages.toSorted()).toEqual(many.toSorted());
    const outcomes = await Promise.all(many.map(() => storeEnquiry(enquiryWith(), 'one key')));
    expect(outcomes.filter(({ kind }) => kind === 'stored').length).toBe(1);
    expect((await storedEnquiries()).length).toBe(41);
  });

  test('Acknowledged enquiries survive random faults, and repeating the others stores each once', async () => {
    onTestFailed(() => console.log(server().report()));
    server().faults.byChance(0.3, ['drop-before', 'drop-after', '409', '429', '500', '503', 'truncated', 'shortened']);
    const keys = Array.from({ length: 40 }, (_, index) => `key ${index}`);
    const outcomes = await Promise.all(
      keys.map((key) => storeEnquiry(enquiryWith({ message: key }), key).catch(() => undefined)),
    );
    server().faults.clear();
    const messages = (await storedEnquiries()).map(({ enquiry }) => enquiry.message);
    for (const [index, outcome] of outcomes.entries()) if (outcome) expect(messages).toContain(keys[index]);
    for (const key of keys) await storeEnquiry(enquiryWith({ message: key }), key);
    expect((await storedEnquiries()).map(({ enquiry }) => enquiry.message).toSorted()).toEqual(keys.toSorted());
  });
});
