import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addEvent, clearEvents, readEvents, takePlace } from '../../../netlify/blobs/recent-events.ts';
import { blobServers, startStrictBlobServer, useBlobServer } from '../../support/blob-servers.ts';
import { faultKinds } from '../../support/strict-blob-server-faults.ts';
import { acknowledged, bareStore, storedText } from './samples.ts';

const minute = 60_000;

describe.each(blobServers)('recent events on $name', ({ start }) => {
  useBlobServer(start);

  test('of a key that nothing happened under there are none', async () => {
    expect(await readEvents('key', minute, 0)).toEqual([]);
    await clearEvents('key');
  });

  test('are counted within the window, oldest first, each key for itself', async () => {
    expect(await addEvent('key', minute, 2_000)).toEqual([2_000]);
    expect(await addEvent('key', minute, 1_000)).toEqual([1_000, 2_000]);
    await addEvent('other', minute, 3_000);
    expect(await readEvents('key', minute, 5_000)).toEqual([1_000, 2_000]);
    expect(await readEvents('key', minute, 60_999)).toEqual([1_000, 2_000]);
    expect(await readEvents('key', minute, 61_000)).toEqual([2_000]);
    expect(await readEvents('key', minute, 62_000)).toEqual([]);
  });

  test('two at the same moment are two', async () => {
    await addEvent('key', minute, 1_000);
    expect(await addEvent('key', minute, 1_000)).toEqual([1_000, 1_000]);
  });

  test('are forgotten when cleared, and counted anew', async () => {
    await addEvent('key', minute, 1_000);
    await clearEvents('key');
    expect(await readEvents('key', minute, 1_000)).toEqual([]);
    expect(await addEvent('key', minute, 2_000)).toEqual([2_000]);
  });

  test('are remembered up to 100, the newest', async () => {
    await addEvent('key', minute, 1);
    const key = (await bareStore('limits').list()).blobs[0]?.key ?? '';
    const events = Array.from({ length: 100 }, (_, index) => ({ at: index + 1, id: `event ${index}` }));
    await bareStore('limits').setJSON(key, { schema: 1, events });
    for (let at = 101; at <= 105; at += 1) await addEvent('key', minute, at);
    const times = await readEvents('key', minute, 105);
    expect([times.length, times[0], times.at(-1)]).toEqual([100, 6, 105]);
  });

  test('no address and no user name stands in the store in clear', async () => {
    await addEvent('192.0.2.7 administrator', minute, 1_000);
    const [blob] = (await bareStore('limits').list()).blobs;
    const text = `${blob?.key} ${await storedText('limits', blob?.key ?? '')}`;
    expect(text).toMatch(/^[0-9a-f]{64} /);
    expect(text).not.toMatch(/192\.0\.2\.7|administrator/);
  });

  test('places are taken until they are full, and become free as the oldest leave the window', async () => {
    expect(await takePlace('key', minute, 2, 1_000)).toEqual({ kind: 'taken' });
    expect(await takePlace('key', minute, 2, 11_000)).toEqual({ kind: 'taken' });
    expect(await takePlace('key', minute, 2, 21_000)).toEqual({ kind: 'full', retryAfterMs: 40_000 });
    expect(await takePlace('key', minute, 2, 60_999)).toEqual({ kind: 'full', retryAfterMs: 1 });
    expect(await takePlace('key', minute, 2, 61_000)).toEqual({ kind: 'taken' });
    expect(await takePlace('key', minute, 2, 61_000)).toEqual({ kind: 'full', retryAfterMs: 10_000 });
    expect(await readEvents('key', minute, 61_000)).toEqual([11_000, 61_000]);
  });

  test('a limit beyond what is remembered is refused rather than never reached', async () => {
    await expect(takePlace('key', minute, 101, 0)).rejects.toThrow(RangeError);
  });
});

describe('recent events under contention and faults', () => {
  const server = useBlobServer(startStrictBlobServer);

  test('40 noted at once are each counted once', async () => {
    const answered = await acknowledged(Array.from({ length: 40 }, (_, at) => addEvent('key', minute, at)));
    const times = await readEvents('key', minute, 40);
    expect(answered.length).toBeGreaterThan(20);
    expect(times.length).toBeGreaterThanOrEqual(answered.length);
    expect(new Set(times).size).toBe(times.length);
    for (const seen of answered) expect(times).toEqual(expect.arrayContaining(seen));
  });

  test('of 40 that ask at once for 10 places, no more than 10 get one', async () => {
    const asked = Array.from({ length: 40 }, () => takePlace('key', minute, 10, 1_000));
    const taken = (await acknowledged(asked)).filter(({ kind }) => kind === 'taken').length;
    const noted = (await readEvents('key', minute, 1_000)).length;
    expect(taken).toBeGreaterThan(5);
    expect(noted).toBeGreaterThanOrEqual(taken);
    expect(noted).toBeLessThanOrEqual(10);
  });

  test.each(faultKinds)('one %s on the write: noted once', async (kind) => {
    await addEvent('key', minute, 1_000);
    server().faults.script({ kind, on: { method: 'PUT' } });
    expect(await addEvent('key', minute, 2_000)).toEqual([1_000, 2_000]);
    expect(await takePlace('key', minute, 3, 3_000)).toEqual({ kind: 'taken' });
    expect(await readEvents('key', minute, 3_000)).toEqual([1_000, 2_000, 3_000]);
  });

  test('no more than the limit are ever taken within any window, and a free place is never refused', async () => {
    const asks = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(asks, fc.integer({ min: 1, max: 4 }), async (pauses, most) => {
        const key = crypto.randomUUID();
        const taken: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const inWindow = taken.filter((at) => at > now - minute).length;
          const { kind } = await takePlace(key, minute, most, now);
          expect(kind).toBe(inWindow < most ? 'taken' : 'full');
          if (kind === 'taken') taken.push(now);
        }
      }),
      { numRuns: 40 },
    );
  });
});
