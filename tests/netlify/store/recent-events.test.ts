import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  bucketsOfAKind,
  changeEvents,
  mostEvents,
  mostKeysInABucket,
  windows,
} from '../../../netlify/store/event-buckets.ts';
import { addEvent, idsOfEvents, readEvents, takeSlot } from '../../../netlify/store/recent-events.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { fc, tries } from '../../support/properties.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { faultKinds } from '../../support/strict-blob-server/strict-blob-server-faults.ts';
import { bareStore, storedText, useTimeouts } from '../opportunities/samples.ts';

const window = windows.enquiries;

describe.each(blobServers)('recent events on $name', ({ start }) => {
  provideBlobServer(start);

  test('An unknown key has no events', async () => {
    expect(await readEvents('enquiries', 'key', 0)).toEqual([]);
  });

  test('Events are counted within the window, oldest first, for each key separately', async () => {
    expect(await addEvent('enquiries', 'key', 2_000)).toEqual([2_000]);
    expect(await addEvent('enquiries', 'key', 1_000)).toEqual([1_000, 2_000]);
    await addEvent('enquiries', 'other', 3_000);
    expect(await readEvents('enquiries', 'key', 5_000)).toEqual([1_000, 2_000]);
    expect(await readEvents('enquiries', 'key', 600_999)).toEqual([1_000, 2_000]);
    expect(await readEvents('enquiries', 'key', 601_000)).toEqual([2_000]);
    expect(await readEvents('enquiries', 'key', 602_000)).toEqual([]);
  });

  test('Two events at the same moment count as two', async () => {
    await addEvent('enquiries', 'key', 1_000);
    expect(await addEvent('enquiries', 'key', 1_000)).toEqual([1_000, 1_000]);
  });

  test('An event with an id is recorded once, under that id', async () => {
    await addEvent('enquiries', 'key', 1_000, 'mine');
    expect(await addEvent('enquiries', 'key', 2_000, 'mine')).toEqual([1_000]);
    expect(await idsOfEvents('enquiries', 'key', 2_000)).toEqual(['mine']);
  });

  test('The hash of a key cannot be computed from all IP addresses without the site’s secret', async () => {
    vi.stubEnv('JWT_SECRET', 'the secret of this site, thirty-two bytes or more');
    onTestFinished(() => void vi.unstubAllEnvs());
    await addEvent('enquiries', '203.0.113.7', 1_000, 'mine');
    const [{ key = '' } = {}] = (await bareStore('limits').list()).blobs;
    const digest = createHash('sha256').update('enquiries 203.0.113.7').digest();
    expect(await storedText('limits', key)).not.toContain(digest.subarray(4, 20).toString('base64url'));
    vi.stubEnv('JWT_SECRET', 'another secret, of thirty-two bytes or more');
    expect(await readEvents('enquiries', '203.0.113.7', 1_000)).toEqual([]);
  });

  test('An event with an expiry counts until then', async () => {
    const passing = [{ at: 1_000, id: 'a', until: 5_000 }];
    await changeEvents('enquiries', 'key', 1_000, () => ({ kind: 'write', value: passing, result: undefined }));
    expect(await readEvents('enquiries', 'key', 4_999)).toEqual([1_000]);
    expect(await readEvents('enquiries', 'key', 5_000)).toEqual([]);
  });

  test('The newest 100 events of a key are kept', async () => {
    const events = Array.from({ length: 105 }, (_, index) => ({ at: index + 1, id: `event ${index}` }));
    await changeEvents('enquiries', 'key', 105, () => ({ kind: 'write', value: events, result: undefined }));
    const times = await readEvents('enquiries', 'key', 105);
    expect([times.length, times[0], times.at(-1)]).toEqual([mostEvents, 6, 105]);
  });

  test('The store contains no IP address in plain text', async () => {
    await addEvent('login', '192.0.2.7', 1_000);
    const [blob] = (await bareStore('limits').list()).blobs;
    const text = `${blob?.key} ${await storedText('limits', blob?.key ?? '')}`;
    expect(text).toMatch(/^login-[0-9a-f]{3} /);
    expect(text).not.toMatch(/192\.0\.2\.7/);
  });

  test('Slots are taken until the limit, and become free when the oldest leave the window', async () => {
    expect(await takeSlot('enquiries', 'key', 2, 1_000)).toEqual({ kind: 'taken' });
    expect(await takeSlot('enquiries', 'key', 2, 11_000)).toEqual({ kind: 'taken' });
    expect(await takeSlot('enquiries', 'key', 2, 21_000)).toEqual({ kind: 'full', retryAfterMs: 580_000 });
    expect(await takeSlot('enquiries', 'key', 2, 600_999)).toEqual({ kind: 'full', retryAfterMs: 1 });
    expect(await takeSlot('enquiries', 'key', 2, 601_000)).toEqual({ kind: 'taken' });
    expect(await takeSlot('enquiries', 'key', 2, 601_000)).toEqual({ kind: 'full', retryAfterMs: 10_000 });
    expect(await readEvents('enquiries', 'key', 601_000)).toEqual([11_000, 601_000]);
  });

  test('A limit above the number of kept events is refused', async () => {
    await expect(takeSlot('enquiries', 'key', 101, 0)).rejects.toThrow(RangeError);
  });
});

describe('recent events with simultaneous writes', () => {
  provideBlobServer(startStrictBlobServer);

  test('Forty simultaneous events are each counted once', async () => {
    const answered = await Promise.all(Array.from({ length: 40 }, (_, at) => addEvent('enquiries', 'key', at)));
    const times = await readEvents('enquiries', 'key', 40);
    expect(times.length).toBe(40);
    expect(new Set(times).size).toBe(times.length);
    for (const seen of answered) expect(times).toEqual(expect.arrayContaining(seen));
  });

  test('Exactly ten of forty simultaneous requests for ten slots succeed', async () => {
    const asked = Array.from({ length: 40 }, () => takeSlot('enquiries', 'key', 10, 1_000));
    const taken = (await Promise.all(asked)).filter(({ kind }) => kind === 'taken').length;
    const noted = (await readEvents('enquiries', 'key', 1_000)).length;
    expect([taken, noted]).toEqual([10, 10]);
  });
});

describe('recent events in a failing store', () => {
  useTimeouts({ firstAttempt: ofTheSite.firstAttempt });
  const server = provideBlobServer(startStrictBlobServer);

  test.each(faultKinds)('An event is recorded once despite one %s on the write', async (kind) => {
    await addEvent('enquiries', 'key', 1_000);
    server().faults.script({ kind, on: { method: 'PUT' } });
    expect(await addEvent('enquiries', 'key', 2_000)).toEqual([1_000, 2_000]);
    expect(await takeSlot('enquiries', 'key', 3, 3_000)).toEqual({ kind: 'taken' });
    expect(await readEvents('enquiries', 'key', 3_000)).toEqual([1_000, 2_000, 3_000]);
  });

  test('A window never has more slots than the limit, and a free slot is never refused', async () => {
    const asks = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(asks, fc.integer({ min: 1, max: 4 }), async (pauses, most) => {
        const key = crypto.randomUUID();
        const taken: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const inWindow = taken.filter((at) => at > now - window).length;
          const { kind } = await takeSlot('enquiries', key, most, now);
          expect(kind).toBe(inWindow < most ? 'taken' : 'full');
          if (kind === 'taken') taken.push(now);
        }
      }),
      { numRuns: tries(40) },
    );
  });
});

describe('the storage of recent events', () => {
  const server = provideBlobServer(startStrictBlobServer);
  const bodies = async () => {
    const { blobs } = await bareStore('limits').list();
    return Promise.all(blobs.map(async ({ key }) => JSON.parse((await storedText('limits', key)) ?? '')));
  };

  test('The number of stored keys is limited for any number of clients, each of which is counted separately', async () => {
    const clients = Array.from({ length: 60 }, (_, index) => `client ${index}`);
    for (const client of clients) await addEvent('login', client, 1_000);
    const numbers = (await bareStore('limits').list()).blobs.map(({ key }) => /^login-([0-9a-f]{3})$/.exec(key)?.[1]);
    expect(numbers.length).toBeGreaterThan(30);
    for (const number of numbers) expect(Number.parseInt(number ?? '', 16)).toBeLessThan(bucketsOfAKind);
    for (const client of clients) expect(await readEvents('login', client, 1_000)).toEqual([1_000]);
    expect(await readEvents('login', 'another', 1_000)).toEqual([]);
  });

  test('The next event removes expired events', async () => {
    await addEvent('login', 'client', 1_000);
    const [{ key = '' } = {}] = (await bareStore('limits').list()).blobs;
    const [stored] = await bodies();
    const keys = { ...stored.keys, another: [{ at: 1_000, id: 'a' }] };
    await bareStore('limits').setJSON(key, { ...stored, keys });
    await addEvent('login', 'client', 2_000);
    expect(Object.keys((await bodies())[0].keys)).toHaveLength(2);
    await addEvent('login', 'client', 1_000 + windows.login);
    expect((await bodies())[0].keys).toEqual({
      [Object.keys(stored.keys)[0] ?? '']: [expect.anything(), expect.anything()],
    });
  });

  test('A bucket is limited to the keys that were active last', async () => {
    await addEvent('login', 'client', 1_000);
    const [{ key = '' } = {}] = (await bareStore('limits').list()).blobs;
    const [stored] = await bodies();
    const others = Array.from({ length: mostKeysInABucket }, (_, index) => [
      `${index}`,
      [{ at: 1_001 + index, id: 'a' }],
    ]);
    await bareStore('limits').setJSON(key, { ...stored, keys: { ...stored.keys, ...Object.fromEntries(others) } });
    await addEvent('login', 'client', 2_000);
    const [{ keys }] = await bodies();
    expect(Object.keys(keys)).toHaveLength(mostKeysInABucket);
    expect(keys).not.toHaveProperty('0');
    expect(await readEvents('login', 'client', 2_000)).toEqual([1_000, 2_000]);
  });

  test('An event takes two store requests, and reading the events takes one', async () => {
    await addEvent('login', 'client', 1_000);
    server().requests.splice(0);
    await addEvent('login', 'client', 2_000);
    expect(
      server()
        .requests.splice(0)
        .map(({ method }) => method),
    ).toEqual(['GET', 'PUT']);
    await readEvents('login', 'client', 2_000);
    expect(server().requests.map(({ method }) => method)).toEqual(['GET']);
  });
});
