import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageTag, opportunitiesTag } from '#http/headers';
import { purgeImages, purgeOpportunities } from '../../../netlify/http/cdn-cache.ts';
import { contextFrom } from './platform.ts';

// The platform’s purge call is not available here: its responses are simulated, all other code is real.
const platform = vi.fn<typeof fetch>();
const waitUntil = vi.fn<(promise: Promise<unknown>) => void>();
const context = contextFrom('192.0.2.1', waitUntil);
const log = vi.fn();
let began = 0;

beforeEach(() => {
  vi.useFakeTimers();
  began = Date.now();
  vi.stubGlobal(
    'fetch',
    platform.mockReset().mockImplementation(async () => new Response()),
  );
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
  vi.spyOn(console, 'error').mockImplementation(log.mockReset());
  waitUntil.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const failing = async () => new Response(null, { status: 429 });
const tagsOf = (call: Parameters<typeof fetch> | undefined): unknown => JSON.parse(String(call?.[1]?.body)).cache_tags;

/**
 * Seconds from the start at which the purge call was made, until no work is left. The first `failures` calls get
 * `failure`, the others succeed.
 */
async function timesOfAsking(failures: number, failure: () => Promise<Response> = failing): Promise<number[]> {
  const times: number[] = [];
  platform.mockImplementation(() => {
    times.push((Date.now() - began) / 1_000);
    return times.length <= failures ? failure() : Promise.resolve(new Response());
  });
  const purged = purgeOpportunities(context);
  await vi.runAllTimersAsync();
  await Promise.all([purged, ...waitUntil.mock.calls.map(([work]) => work)]);
  return times;
}

describe('purging the opportunities', () => {
  test('A purge names the tag, and continues after the response', async () => {
    await purgeOpportunities(context);
    expect(platform).toHaveBeenCalledTimes(1);
    expect(tagsOf(platform.mock.calls[0])).toEqual([opportunitiesTag]);
    expect(waitUntil).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
  });

  test('A purge does nothing without a CDN', async () => {
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '');
    await purgeOpportunities(context);
    expect(platform).not.toHaveBeenCalled();
    expect(waitUntil).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test('A purge is repeated later, for pages that were rendered before the save and stored after it', async () => {
    const [first, second, ...more] = await timesOfAsking(0);
    expect([first, more]).toEqual([0, []]);
    // A page takes 3 s at most; the platform allows two purges of a tag in 5 s.
    expect(second).toBeGreaterThan(5);
    expect(log).not.toHaveBeenCalled();
  });

  test('A failed purge is retried and then also repeated', async () => {
    const times = await timesOfAsking(1);
    expect(times).toHaveLength(3);
    expect(times[1]).toBeLessThan(5);
    expect(times[2]).toBeGreaterThan(5);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test.each([1, 2, 3, 4, 5])('A purge succeeds after %i failures', async (times) => {
    expect((await timesOfAsking(times)).length).toBeGreaterThan(times);
    expect(log).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['refuses', failing],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['never answers', () => new Promise<Response>(() => {})],
  ])('A purge ends within a function’s time limit of one minute when the platform %s', async (_, response) => {
    const times = await timesOfAsking(Number.POSITIVE_INFINITY, response);
    expect(times.length).toBeGreaterThan(4);
    expect(Date.now() - began).toBeLessThan(55_000);
    expect(String(log.mock.calls.at(-1))).toContain(opportunitiesTag);
  });

  test('A purge delays a save by half a second at most', async () => {
    platform.mockImplementation(() => new Promise(() => {}));
    const done = vi.fn();
    void purgeOpportunities(context).then(done);
    await vi.advanceTimersByTimeAsync(450);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toHaveBeenCalled();
  });
});

describe('purging images', () => {
  test('A purge of images names the tag of each', async () => {
    await purgeImages(['a.webp', 'b.webp'], context);
    expect(tagsOf(platform.mock.calls[0])).toEqual([imageTag('a.webp'), imageTag('b.webp')]);
  });

  test('A purge of no images makes no call', async () => {
    await purgeImages([], context);
    expect(platform).not.toHaveBeenCalled();
  });
});
