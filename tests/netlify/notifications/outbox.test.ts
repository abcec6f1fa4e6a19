import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { dayMs, hourMs, minuteMs } from '#domain/time/day';
import { enqueue } from '../../../netlify/notifications/enqueue.ts';
import { entryKey } from '../../../netlify/notifications/entry.ts';
import { notifyDue, notifyNow } from '../../../netlify/notifications/outbox.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { startMailServer } from '../../support/sites/mail-server.ts';
import { startWebhookServer, type WebhookServer } from '../../support/sites/webhook-server.ts';
import { bareStore, storedText } from '../opportunities/samples.ts';
import { adminEnquiryWith, idOf } from './samples.ts';

const secret = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`;

/** The stored enquiries. */
const stored = new Map<string, AdminEnquiry>();
const readEnquiry = async (id: string) => stored.get(id);
const put = (number: number, changes: Partial<AdminEnquiry> = {}) =>
  stored.set(idOf(number), adminEnquiryWith({ id: idOf(number), reference: `INV-${number}`, ...changes }));
const receive = async (...numbers: readonly number[]) => {
  for (const number of numbers) {
    await enqueue(idOf(number));
    put(number);
  }
};
const waiting = async () => (await bareStore('outbox').list()).blobs.map(({ key }) => key);
const forward = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

let webhook: WebhookServer;
const sent = () => webhook.arrived.map(({ headers }) => Number(headers['webhook-id']));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  stored.clear();
  webhook = await startWebhookServer();
  vi.stubEnv('NOTIFY_WEBHOOK_URL', webhook.url);
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', secret);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await webhook.stop();
});
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe.each(blobServers)('the outbox on $name', ({ start }) => {
  provideBlobServer(start);

  test('An enquiry is sent immediately and once, and its entry is deleted', async () => {
    await receive(1, 2);
    await notifyNow(idOf(1), readEnquiry);
    expect(sent()).toEqual([1]);
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 1, waiting: 0 });
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 0, waiting: 0 });
    expect([sent(), await waiting()]).toEqual([[1, 2], []]);
  });

  test('Each channel sends an enquiry independently of the others', async () => {
    const mail = await startMailServer();
    stubMail(mail.port);
    webhook.respond({ status: 500 });
    quiet();
    await receive(1);
    expect((await waiting()).length).toBe(2);
    await notifyDue(readEnquiry);
    expect(mail.mails.length).toBe(1);
    expect(await waiting()).toEqual([expect.stringContaining('.webhook')]);
    webhook.respond({ status: 200 });
    forward(hourMs);
    await notifyDue(readEnquiry);
    expect([mail.mails.length, await waiting()]).toEqual([1, []]);
    await mail.stop();
  });

  test('An enquiry that is entered several times is sent once', async () => {
    await Promise.all([enqueue(idOf(1)), enqueue(idOf(1)), enqueue(idOf(1))]);
    await receive(1);
    await notifyDue(readEnquiry);
    expect(sent()).toEqual([1]);
  });
});

function stubMail(port: number): void {
  vi.stubEnv('NOTIFY_SMTP_HOST', '127.0.0.1');
  vi.stubEnv('NOTIFY_SMTP_PORT', `${port}`);
  vi.stubEnv('NOTIFY_SMTP_TLS', 'none');
  vi.stubEnv('NOTIFY_FROM', 'desk@invest.example');
  vi.stubEnv('NOTIFY_TO', 'ana@team.example');
}

describe('the outbox', () => {
  const server = provideBlobServer(() => startStrictBlobServer());

  test('The outbox is not used without a channel', async () => {
    vi.unstubAllEnvs();
    await receive(1);
    await notifyNow(idOf(1), readEnquiry);
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 0, waiting: 0 });
    expect(server().requests).toEqual([]);
  });

  // Not on Netlify’s local server: it checks a condition and writes in two separate steps.
  test('Two simultaneous runs send each notification once', async () => {
    await receive(1, 2, 3, 4, 5);
    await Promise.all([notifyDue(readEnquiry), notifyDue(readEnquiry), notifyNow(idOf(3), readEnquiry)]);
    expect(sent().sort()).toEqual([1, 2, 3, 4, 5]);
    expect(await waiting()).toEqual([]);
  });

  test('Entries wait while the settings of a channel are invalid; the error is logged, and corrected settings send them', async () => {
    const log = quiet();
    vi.stubEnv('NOTIFY_WEBHOOK_SECRET', '');
    await receive(1);
    await notifyNow(idOf(1), readEnquiry);
    expect(log.mock.calls.flat().join()).toContain('NOTIFY_WEBHOOK_SECRET');
    vi.stubEnv('NOTIFY_WEBHOOK_SECRET', secret);
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 1, waiting: 0 });
  });

  test('No notification is lost while the mail server is down for a day', async () => {
    quiet();
    const first = await startMailServer();
    vi.unstubAllEnvs();
    stubMail(first.port);
    await first.stop();
    for (let passed = 0; passed < dayMs; passed += 10 * minuteMs) {
      if (passed % (2 * hourMs) === 0) await receive(passed / hourMs + 1);
      await notifyDue(readEnquiry);
      forward(10 * minuteMs);
    }
    expect((await waiting()).length).toBe(12);
    const again = await startMailServer({}, first.port);
    forward(hourMs);
    expect(await notifyDue(readEnquiry)).toMatchObject({ sent: 12, waiting: 0 });
    const ids = again.mails.map(({ headers }) => headers.get('message-id'));
    expect(new Set(ids).size).toBe(12);
    await again.stop();
  });

  test('Retries become rarer: at least hourly for 30 days, then daily without end', async () => {
    quiet();
    webhook.respond({ status: 500 });
    await receive(1);
    const attempts = async (time: number, step: number) => {
      const before = sent().length;
      for (let passed = 0; passed < time; passed += step) {
        await notifyDue(readEnquiry);
        forward(step);
      }
      return sent().length - before;
    };
    expect(await attempts(10 * minuteMs, minuteMs)).toBeGreaterThanOrEqual(4);
    expect(await attempts(2 * hourMs, minuteMs)).toBeLessThanOrEqual(10);
    const hourly = await attempts(dayMs, 10 * minuteMs);
    expect(hourly).toBeGreaterThanOrEqual(20);
    expect(hourly).toBeLessThanOrEqual(48);
    forward(40 * dayMs);
    const daily = await attempts(10 * dayMs, hourMs);
    expect(daily).toBeGreaterThanOrEqual(10);
    expect(daily).toBeLessThanOrEqual(21);
    expect(await notifyDue(readEnquiry)).toMatchObject({ waiting: 1, failingSince: '2026-06-01T08:00:00.000Z' });
    webhook.respond({ status: 200 });
    forward(dayMs);
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 1, waiting: 0 });
  });

  test('The log names the enquiry that failed and the reason, without the webhook’s URL', async () => {
    const log = quiet();
    webhook.respond({ status: 503 });
    await receive(1);
    await notifyNow(idOf(1), readEnquiry);
    const line = log.mock.calls.flat().join();
    expect(line).toMatch(/INV-1 \(webhook, attempt 1, since 2026-06-01T08:00:00.000Z\): The webhook answered 503/);
    expect(line).not.toContain('/hook');
  });

  test('An enquiry that cannot be read does not delay the notifications of others', async () => {
    quiet();
    await receive(1, 2, 3);
    const failing = async (id: string) => {
      if (id === idOf(1)) throw new Error('damaged');
      return stored.get(id);
    };
    expect(await notifyDue(failing)).toEqual({ sent: 2, waiting: 1 });
    expect(sent().sort()).toEqual([2, 3]);
  });

  test('An entry waits for its enquiry to be stored, and is deleted after two days without one', async () => {
    await enqueue(idOf(1));
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 0, waiting: 1 });
    await enqueue(idOf(2));
    put(2);
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 1, waiting: 1 });
    forward(dayMs);
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 0, waiting: 1 });
    forward(dayMs);
    await notifyDue(readEnquiry);
    expect(await waiting()).toEqual([]);
  });

  test('An enquiry in quarantine is sent only after it was marked as genuine', async () => {
    await enqueue(idOf(1));
    put(1, { state: 'quarantined' });
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 0, waiting: 1 });
    forward(3 * dayMs);
    await notifyDue(readEnquiry);
    expect([sent(), await waiting()]).toEqual([[], []]);
    await enqueue(idOf(1));
    put(1);
    await notifyNow(idOf(1), readEnquiry);
    expect(sent()).toEqual([1]);
  });

  test('An enquiry that is stored two days later is sent, though its old entry expires at the same moment', async () => {
    await enqueue(idOf(1));
    forward(2 * dayMs);
    // The old entry expires at the moment in which the enquiry is sent again.
    await Promise.all([receive(1), notifyDue(async () => undefined)]);
    await notifyDue(readEnquiry);
    expect(sent()).toEqual([1]);
  });

  test('A damaged entry starts again, because sending twice is better than never', async () => {
    quiet();
    await receive(1);
    await bareStore('outbox').set(entryKey(idOf(1), 'webhook', Date.now()), '{"dueAt":');
    await notifyDue(readEnquiry);
    expect([sent(), await waiting()]).toEqual([[1], []]);
  });

  test('A key that is not an entry of the outbox is left alone', async () => {
    await bareStore('outbox').set('else', 'something');
    expect(await notifyDue(readEnquiry)).toEqual({ sent: 0, waiting: 0 });
    expect(await waiting()).toEqual(['else']);
  });

  test('Unknown properties of an entry, written by a newer version, are kept', async () => {
    quiet();
    webhook.respond({ status: 500 });
    const key = entryKey(idOf(1), 'webhook', Date.now());
    const newer = { schema: 9, intendedAt: new Date().toISOString(), dueAt: 0, attempts: 0, writer: '', more: 'kept' };
    await bareStore('outbox').set(key, JSON.stringify(newer));
    put(1);
    await notifyDue(readEnquiry);
    expect(JSON.parse((await storedText('outbox', key)) ?? '')).toMatchObject({
      schema: 9,
      more: 'kept',
      attempts: 1,
    });
  });
});
