import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enqueue } from '../../../netlify/notifications/enqueue.ts';
import { entryKey, nextMorning, quarantineId } from '../../../netlify/notifications/entry.ts';
import { notifyDue } from '../../../netlify/notifications/outbox.ts';
import { noticeBody, quarantineNotice } from '../../../netlify/notifications/quarantine-notice.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore } from '../opportunities/samples.ts';

provideBlobServer(() => startStrictBlobServer());
const posted = vi.fn<(url: unknown, request: { body: string }) => Promise<Response>>();
const usualFetch = globalThis.fetch;
beforeEach(() => {
  posted.mockReset().mockImplementation(async () => new Response());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T15:00:00Z') });
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'https://team.example/hook');
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', `whsec_${Buffer.alloc(32, 7).toString('base64')}`);
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) =>
    String(given[0]).startsWith('https://team.example') ? posted(given[0], given[1] as never) : usualFetch(...given),
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

const nobody = async () => undefined;
const run = (count: number) => notifyDue(nobody, async () => count);
const entries = async () => (await bareStore('outbox').list()).blobs.map(({ key }) => key);

describe('the daily notice about the quarantine', () => {
  test('The quarantine notice is sent once, on the next morning, for any number of quarantined enquiries', async () => {
    for (let count = 0; count < 5; count += 1) await enqueue(`${count}`.repeat(64), true);
    expect(await entries()).toEqual([entryKey(quarantineId, 'webhook', Date.now())]);
    expect(await run(5)).toEqual({ sent: 0, waiting: 0 });
    expect(posted).not.toHaveBeenCalled();
    vi.setSystemTime(nextMorning(Date.now()));
    expect(await run(7)).toEqual({ sent: 1, waiting: 0 });
    expect(JSON.parse(posted.mock.calls[0]?.[1].body ?? '')).toMatchObject({
      type: 'enquiries.quarantined',
      data: { count: 7 },
    });
    expect(await entries()).toEqual([]);
    await run(7);
    expect(posted).toHaveBeenCalledOnce();
  });

  test('The quarantine notice is not sent when the quarantine is empty by then', async () => {
    await enqueue('1'.repeat(64), true);
    vi.setSystemTime(nextMorning(Date.now()));
    await run(0);
    expect(posted).not.toHaveBeenCalled();
    expect(await entries()).toEqual([]);
  });

  test('The quarantine notice is retried when it could not be sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await enqueue('1'.repeat(64), true);
    vi.setSystemTime(nextMorning(Date.now()));
    posted.mockImplementationOnce(async () => new Response(null, { status: 500 }));
    expect(await run(2)).toMatchObject({ sent: 0, waiting: 1 });
    vi.setSystemTime(Date.now() + 60 * 60_000);
    expect(await run(2)).toMatchObject({ sent: 1 });
  });

  test.each(['json', 'wecom', 'slack', 'teams'] as const)(
    'The quarantine notice links to the inbox in the format %s',
    (format) => {
      const notice = quarantineNotice(3, 'es', 'https://site.example');
      expect(notice.subject).toBe('3 consultas son posible spam');
      expect(JSON.stringify(noticeBody(notice, format))).toContain(
        'https://site.example/admin/enquiries?state=quarantined',
      );
    },
  );
});
