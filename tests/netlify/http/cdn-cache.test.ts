import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opportunitiesTag } from '#domain/api';
import { purgeOpportunities } from '../../../netlify/http/cdn-cache.ts';
import { contextFrom } from './platform.ts';

// The platform's purge address cannot be reached here: its answers are played, everything of ours is real.
const platform = vi.fn<typeof fetch>();
const waitUntil = vi.fn<(promise: Promise<unknown>) => void>();
const context = contextFrom('192.0.2.1', waitUntil);
const log = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', platform.mockReset().mockResolvedValue(new Response()));
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

describe('purging what shows opportunities', () => {
  it('asks the platform to forget the tag, and outlives the answer', async () => {
    await purgeOpportunities(context);
    expect(platform).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(platform.mock.calls[0]?.[1]?.body))).toMatchObject({ cache_tags: [opportunitiesTag] });
    expect(waitUntil).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
  });

  it('does nothing where there is no CDN', async () => {
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '');
    await purgeOpportunities(context);
    expect(platform).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', async () => new Response(null, { status: 429 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('only writes to the log when the platform %s', async (_, answer) => {
    platform.mockImplementation(answer);
    await purgeOpportunities(context);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('makes a save wait for half a second at most', async () => {
    vi.useFakeTimers();
    platform.mockImplementation(() => new Promise(() => {}));
    const done = vi.fn();
    void purgeOpportunities(context).then(done);
    await vi.advanceTimersByTimeAsync(450);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toHaveBeenCalled();
  });
});
