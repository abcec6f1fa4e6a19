import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/time/day';
import { eraseEnquiry } from '../../../netlify/enquiries/erase.ts';
import { readEnquiry } from '../../../netlify/enquiries/read.ts';
import { sweepEnquiries } from '../../../netlify/enquiries/retention.ts';
import { updateEnquiry } from '../../../netlify/enquiries/update.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, storedText } from '../opportunities/samples.ts';
import { storedAs } from './stored.ts';

describe('the sweep of enquiries', () => {
  const server = provideBlobServer(() => startStrictBlobServer());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T08:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const at = (time: string) => vi.setSystemTime(new Date(time));
  const sweep = () => sweepEnquiries(new Date(), 24);
  const keysOf = async (store: string) => (await bareStore(store).list()).blobs.map(({ key }) => key);

  test('The sweep erases enquiries after their months, in any state, and no others', async () => {
    const old = await storedAs();
    const won = await storedAs();
    await updateEnquiry(won.id, { state: 'won' }, crypto.randomUUID());
    at('2026-06-11T08:00:00Z');
    const young = await storedAs();
    at('2028-06-09T23:00:00Z');
    expect(await sweep()).toBe(0);
    at('2028-06-10T00:00:00Z');
    expect(await sweepEnquiries(new Date(), undefined)).toBe(0);
    expect(await sweep()).toBe(2);
    expect([await readEnquiry(old.id), await readEnquiry(won.id)]).toEqual([undefined, undefined]);
    expect(await readEnquiry(young.id)).toMatchObject({ state: 'new' });
    expect(await keysOf('enquiry-references')).toEqual([young.reference]);
    expect(await sweep()).toBe(0);
  });

  test('The sweep deletes the remains of an erased enquiry a day later', async () => {
    const { id } = await storedAs();
    await eraseEnquiry(id);
    await sweep();
    expect(await keysOf('enquiries')).toEqual([id]);
    vi.setSystemTime(Date.now() + dayMs);
    await sweep();
    expect(await keysOf('enquiries')).toEqual([]);
  });

  test('The sweep restores missing references and deletes those without an enquiry', async () => {
    const { id, reference } = await storedAs();
    await bareStore('enquiry-references').delete(reference);
    await bareStore('enquiry-references').set(
      'INV-AAAAAA',
      JSON.stringify({ id, claimedAt: new Date().toISOString() }),
    );
    await sweep();
    expect((await keysOf('enquiry-references')).sort()).toEqual(['INV-AAAAAA', reference].sort());
    expect(JSON.parse((await storedText('enquiry-references', reference)) ?? '')).toMatchObject({ id });
    vi.setSystemTime(Date.now() + dayMs);
    await sweep();
    expect(await keysOf('enquiry-references')).toEqual([reference]);
  });

  test('The sweep restores a damaged reference within sixteen days', async () => {
    const { id, reference } = await storedAs();
    await bareStore('enquiry-references').set(reference, '{"id":');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (let passed = 0; passed < 16; passed += 1) {
      await sweep();
      vi.setSystemTime(Date.now() + dayMs);
    }
    logged.mockRestore();
    expect(JSON.parse((await storedText('enquiry-references', reference)) ?? '')).toMatchObject({ id });
  });

  test('A sweep killed at any request is completed by the next one', async () => {
    for (let died = 0; died < 60; died += 1) {
      const { id, reference } = await storedAs();
      vi.setSystemTime(Date.now() + 25 * 31 * dayMs);
      // From this request on no request succeeds, as in a killed process.
      server().faults.script({ kind: '401', on: {}, after: died, times: Number.POSITIVE_INFINITY });
      const ended = await sweep().then(
        () => true,
        () => false,
      );
      server().faults.clear();
      await sweep();
      expect(await readEnquiry(id)).toBeUndefined();
      expect(await keysOf('enquiry-references')).not.toContain(reference);
      vi.setSystemTime(Date.now() + dayMs);
      await sweep();
      expect(await keysOf('enquiries')).toEqual([]);
      if (ended) return;
    }
    throw new Error('The sweep makes more than 60 requests.');
  });
});
