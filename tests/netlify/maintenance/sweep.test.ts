import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/time/day';
import { sweep } from '../../../netlify/maintenance/sweep.ts';
import { storeImage } from '../../../netlify/opportunities/images.ts';
import { listDeletedOpportunities } from '../../../netlify/opportunities/list.ts';
import { createOpportunity, deleteOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { Deadline, withinDeadline } from '../../../netlify/store/deadline.ts';
import { sweepBuckets } from '../../../netlify/store/event-buckets.ts';
import { addEvent, readEvents } from '../../../netlify/store/recent-events.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith } from '../opportunities/samples.ts';

describe('the daily sweep', () => {
  const server = provideBlobServer(() => startStrictBlobServer({ pageSize: 10 }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const textsOf = async (store: string) => {
    const { blobs } = await bareStore(store).list();
    return Promise.all(blobs.map(({ key }) => bareStore(store).get(key)));
  };
  const isDeletion = ({ method }: { readonly method: string }) => method === 'DELETE';
  const countOf = async (store: string) => (await bareStore(store).list()).blobs.length;

  test('The sweep of an empty site does nothing', async () => {
    expect(await sweep(new Date())).toEqual({ opportunities: 0, images: [], limits: 0, enquiries: 0 });
  });

  test('The sweep empties rate limits whose events have all expired, and no others', async () => {
    const now = Date.now();
    await addEvent('enquiry-words', 'quiet', now - dayMs - 1);
    await addEvent('login', 'quiet', now - 16 * 60_000);
    await addEvent('enquiry-words', 'busy', now - 2 * dayMs);
    await addEvent('enquiry-words', 'busy', now - dayMs + 60_000);
    expect(await sweep(new Date(now))).toMatchObject({ limits: 2 });
    expect(await readEvents('enquiry-words', 'busy', now)).toEqual([now - dayMs + 60_000]);
    expect((await textsOf('limits')).sort()).toMatchObject(
      [/"at"/, /"keys":{}/, /"keys":{}/].map((text) => expect.stringMatching(text)),
    );
    expect(await sweep(new Date(now))).toMatchObject({ limits: 0 });
  });

  test('The sweep removes expired events from a rate limit with current ones', async () => {
    const now = Date.now();
    await addEvent('enquiry-words', 'old', now - 2 * dayMs, 'the old one');
    const [{ key = '' } = {}] = (await bareStore('limits').list()).blobs;
    const stored = v.parse(
      v.object({ schema: v.number(), keys: v.record(v.string(), v.unknown()) }),
      await bareStore('limits').get(key, { type: 'json' }),
    );
    const others = { ...stored.keys, another: [{ at: now, id: 'the new one' }] };
    await bareStore('limits').set(key, JSON.stringify({ ...stored, keys: others }));
    await sweep(new Date(now));
    const [text] = await textsOf('limits');
    expect(text).toContain('the new one');
    expect(text).not.toContain('the old one');
  });

  test('The sweep deletes all pages of rate limits of an earlier version, and foreign keys', async () => {
    const old = JSON.stringify({ schema: 1, events: [{ at: Date.now(), id: crypto.randomUUID() }] });
    await addEvent('login', 'now', Date.now());
    const key = (index: number) => createHash('sha256').update(`${index}`).digest('hex');
    for (let index = 0; index < 60; index += 1) {
      const blob = { body: Buffer.from(old), metadata: undefined };
      server().memory.put('site:limits', key(index), blob, { kind: 'none' });
    }
    await bareStore('limits').set('else', '{"schema":7}');
    expect(await sweep(new Date())).toMatchObject({ limits: 61 });
    expect(await countOf('limits')).toBe(1);
  });

  test('The sweep stops at its deadline after deleting some of an earlier version’s rate limits', async () => {
    const key = (index: number) => createHash('sha256').update(`${index}`).digest('hex');
    for (let index = 0; index < 30; index += 1) await bareStore('limits').set(key(index), '{}');
    const deadline = new Deadline(1_000);
    // The time is up after the first page.
    vi.spyOn(deadline, 'left', 'get').mockImplementation(() =>
      server().requests.filter(isDeletion).length < 10 ? 1_000 : 500,
    );
    const swept = await withinDeadline(() => sweepBuckets(Date.now()), deadline);
    expect(swept).toBeGreaterThanOrEqual(10);
    expect(await countOf('limits')).toBe(30 - swept);
  });

  test('The sweep resets a rate limit that is not JSON', async () => {
    await addEvent('login', 'somebody', Date.now());
    const [{ key = '' } = {}] = (await bareStore('limits').list()).blobs;
    await bareStore('limits').set(key, '{"schema":2,"ke');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await sweep(new Date());
    expect(await addEvent('login', 'somebody', 1_000)).toEqual([1_000]);
    logged.mockRestore();
    expect(await readEvents('login', 'somebody', 1_000)).toEqual([1_000]);
  });

  test('The sweep completes its other parts when one fails, and then throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    await storeImage(new Uint8Array([1]));
    await addEvent('login', 'quiet', Date.now());
    // No image is deleted while a record of an unknown schema might reference it.
    await bareStore('opportunities').set(crypto.randomUUID(), '{"schema":2}');
    const later = new Date(Date.now() + 31 * dayMs);
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    await expect(sweep(later)).rejects.toThrow('1 of 4 parts');
    expect(await listDeletedOpportunities()).toEqual([]);
    expect([await countOf('images'), await countOf('limits')]).toEqual([1, 1]);
    expect(await textsOf('limits')).toEqual([expect.stringContaining('"keys":{}')]);
    logged.mockRestore();
  });

  test('The sweep throws when the store fails', async () => {
    server().faults.script({ kind: '401', times: Number.POSITIVE_INFINITY });
    await expect(sweep(new Date())).rejects.toThrow('4 of 4 parts');
  });
});
