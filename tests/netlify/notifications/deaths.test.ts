import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFailed, test, vi } from 'vitest';
import { minuteMs } from '#domain/time/day';
import { readEnquiry } from '../../../netlify/enquiries/read.ts';
import { receiveEnquiry } from '../../../netlify/enquiries/receive.ts';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { enqueue } from '../../../netlify/notifications/enqueue.ts';
import { notifyDue, notifyNow } from '../../../netlify/notifications/outbox.ts';
import { mailTimeouts, webhookTimeouts } from '../../../netlify/notifications/timeouts.ts';
import { isLong } from '../../support/properties.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { type MailFault, type MailServer, startMailServer } from '../../support/sites/mail-server.ts';
import { startWebhookServer, type WebhookResponse, type WebhookServer } from '../../support/sites/webhook-server.ts';
import { bareStore, enquiryWith, useTimeouts } from '../opportunities/samples.ts';

let mail: MailServer;
let webhook: WebhookServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [mail, webhook] = await Promise.all([startMailServer(), startWebhookServer()]);
  vi.stubEnv('NOTIFY_SMTP_HOST', '127.0.0.1');
  vi.stubEnv('NOTIFY_SMTP_PORT', `${mail.port}`);
  vi.stubEnv('NOTIFY_SMTP_TLS', 'none');
  vi.stubEnv('NOTIFY_FROM', 'desk@invest.example');
  vi.stubEnv('NOTIFY_TO', 'ana@team.example');
  vi.stubEnv('NOTIFY_WEBHOOK_URL', webhook.url);
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await Promise.all([mail.stop(), webhook.stop()]);
});

/** The notifications of one enquiry. Those of earlier processes, which may still arrive, do not count. */
const sentOf = (id: string) => ({
  mails: mail.mails.filter(({ headers }) => `${headers.get('message-id')}`.includes(id)).length,
  webhooks: webhook.arrived.filter(({ headers }) => `${headers['webhook-id']}`.includes(id)).length,
});
const outbox = async () => (await bareStore('outbox').list()).blobs.map((blob) => blob.key);
const send = (key: string) =>
  receiveEnquiry(enquiryWith(), { key, ip: '192.0.2.1', untimed: false, suspicions: [] }, enqueue);

/** One process: stores an enquiry, acknowledges it and notifies the team. */
async function life(key: string, acknowledge: () => void): Promise<void> {
  await send(key);
  acknowledge();
  await notifyNow(enquiryIdOf(key), readEnquiry);
}

/** Runs the outbox every minute for half an hour, as long as entries are waiting. */
async function halfAnHour(): Promise<void> {
  const end = Date.now() + 30 * minuteMs;
  while (Date.now() < end && (await outbox()).length > 0) {
    vi.setSystemTime(Date.now() + minuteMs);
    await notifyDue(readEnquiry);
  }
  vi.setSystemTime(end);
}

describe('a process that dies', () => {
  const server = provideBlobServer(() => startStrictBlobServer());
  // A dead process makes no more calls, so its requests must not time out within the test.
  useTimeouts({ firstAttempt: 60 * minuteMs, request: 60 * minuteMs, notifying: 60 * minuteMs });

  /** No request after the first `requests` ones gets a response, as for a killed process. */
  async function dieAfter(
    requests: number,
    kind: 'hang' | 'hang-after',
    work: () => Promise<unknown>,
  ): Promise<boolean> {
    const { promise: died, resolve } = Promise.withResolvers<true>();
    server().faults.script({ kind, after: requests, struck: () => resolve(true) });
    server().faults.script({ kind: 'hang', after: requests, times: Number.POSITIVE_INFINITY });
    const ended = work().then(() => false);
    const isDead = await Promise.race([died, ended]);
    // What the dead process had begun to send still arrives. Until then its requests get no response.
    do await setTimeout(20);
    while (mail.connections > 0);
    server().faults.clear();
    return isDead;
  }

  // The gate runs one case of each kind.
  const ways = isLong ? (['hang', 'hang-after'] as const) : (['hang-after'] as const);

  test.each(ways)(
    'After a death at any request of an enquiry (%s) each acknowledged enquiry is sent on every channel',
    async (kind) => {
      let deaths = 0;
      for (let requests = 0; ; requests += 1) {
        onTestFailed(() => console.log(`died after ${requests} requests\n${server().report()}`));
        server().memory.clear();
        const key = crypto.randomUUID();
        let acknowledged = false;
        const isDead = await dieAfter(requests, kind, () =>
          life(key, () => {
            acknowledged = true;
          }),
        );
        // Without a response the visitor sends the enquiry again, under the same key.
        if (!acknowledged) await send(key);
        await halfAnHour();
        const { mails, webhooks } = sentOf(enquiryIdOf(key));
        expect(mails, `mails, died after ${requests}`).toBeGreaterThan(0);
        expect(webhooks, `webhooks, died after ${requests}`).toBeGreaterThan(0);
        expect(await outbox()).toEqual([]);
        if (!isDead) break;
        deaths += 1;
      }
      expect(deaths).toBeGreaterThan(15);
    },
  );

  test.each(ways)(
    'After a death at any request of an outbox run (%s) the next runs send the remaining notifications',
    async (kind) => {
      for (let requests = 0; ; requests += 1) {
        server().memory.clear();
        const key = crypto.randomUUID();
        await send(key);
        const isDead = await dieAfter(requests, kind, () => notifyDue(readEnquiry));
        await halfAnHour();
        const { mails, webhooks } = sentOf(enquiryIdOf(key));
        expect([1, 2], `mails, died after ${requests}`).toContain(mails);
        expect([1, 2], `webhooks, died after ${requests}`).toContain(webhooks);
        expect(await outbox()).toEqual([]);
        if (!isDead) break;
      }
    },
  );

  const mailFaults = ['refused-data', 'greylisting', 'refusal', 'death', 'hang'] as const satisfies MailFault['kind'][];

  test.each<MailFault['kind']>(isLong ? mailFaults : mailFaults.slice(0, 1))(
    'Twenty notifications are all sent after the mail server has failed by %s',
    async (kind) => {
      // Not shorter: a response that a busy machine gives too late would be sent a second time.
      if (kind === 'hang') mailTimeouts.silence = 1_000;
      mail.fail({ kind, times: kind === 'hang' ? 6 : 33 });
      await twenty();
      expect(new Set(mail.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(20);
    },
  );

  const webhookFaults = [
    { status: 500 },
    { status: 302, headers: { Location: '/' } },
    { status: 429 },
    'hang',
  ] as const satisfies WebhookResponse[];

  test.each<WebhookResponse>(isLong ? webhookFaults : webhookFaults.slice(0, 1))(
    'Twenty notifications are all sent after the webhook has answered %o',
    async (response) => {
      const long = webhookTimeouts.whole;
      if (response === 'hang') webhookTimeouts.whole = 500;
      webhook.respond(response);
      await twenty();
      webhookTimeouts.whole = long;
      webhook.respond({ status: 200 });
      await halfAnHour();
      await halfAnHour();
      expect(await outbox()).toEqual([]);
      expect(new Set(webhook.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    },
  );

  async function twenty(): Promise<void> {
    for (let number = 0; number < 20; number += 1) {
      const one = `0f8fad5b-d9cb-469f-a165-${`${number}`.padStart(12, '0')}`;
      const enquiry = enquiryWith({ email: `wei@example${number}.com`, message: `Our question no. ${number}.` });
      await receiveEnquiry(enquiry, { key: one, ip: `10.${number}.0.1`, untimed: false, suspicions: [] }, enqueue);
    }
    await halfAnHour();
    await halfAnHour();
  }
});
