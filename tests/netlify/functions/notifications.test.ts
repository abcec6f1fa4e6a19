import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listEnquiries } from '#domain/calls/admin-enquiries';
import everyMinute, { config } from '../../../netlify/functions/every-minute.ts';
import all from '../../../netlify/functions/list-enquiries.ts';
import enquiries from '../../../netlify/functions/send-enquiry.ts';
import update from '../../../netlify/functions/update-enquiry.ts';
import { eventually } from '../../support/eventually.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { startWebhookServer, type WebhookServer } from '../../support/sites/webhook-server.ts';
import { contextFrom } from '../http/platform.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { bareStore, enquiryWith } from '../opportunities/samples.ts';
import { call, goodToken, origin } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
let webhook: WebhookServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  webhook = await startWebhookServer();
  vi.stubEnv('NOTIFY_WEBHOOK_URL', webhook.url);
  vi.stubEnv('NOTIFY_WEBHOOK_FORMAT', 'slack');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await webhook.stop();
});

/** Sends an enquiry; `after` resolves when the work after the response is done. */
async function send(changes: object = {}) {
  const after: Promise<unknown>[] = [];
  const context = contextFrom('192.0.2.1', (work) => void after.push(work));
  const request = new Request(origin + paths.enquiry, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...enquiryWith(), ...changes }),
  });
  const { status } = await enquiries(request, context);
  return { status, after: Promise.all(after) };
}
const outbox = async () => (await bareStore('outbox').list()).blobs.length;

test('The response to an enquiry does not wait for the notification', async () => {
  webhook.respond('hang');
  const { status, after } = await send();
  expect(status).toBe(201);
  await eventually(() => expect(webhook.arrived.length).toBe(1));
  await webhook.stop();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await after;
  expect(await outbox()).toBe(1);
});

test('An enquiry is accepted when its notification fails, which the next scheduled run sends', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  webhook.respond({ status: 500 });
  const { status, after } = await send();
  await after;
  expect(status).toBe(201);
  webhook.respond({ status: 200 });
  vi.setSystemTime(Date.now() + 60_000);
  await everyMinute(new Request(origin), contextFrom('192.0.2.1'));
  expect(log.mock.calls.flat()).toEqual(['Sent 1 notifications; 0 waiting']);
  expect(await outbox()).toBe(0);
});

test('An enquiry is refused when its notification cannot be entered in the outbox', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server().faults.script({ kind: '401', on: { store: 'outbox' }, times: Number.POSITIVE_INFINITY });
  expect((await send()).status).toBe(503);
  expect((await bareStore('enquiries').list()).blobs).toEqual([]);
});

test('An enquiry in quarantine is sent when it is marked as genuine', async () => {
  const { status, after } = await send({ subject: 'Buy now' });
  await after;
  await everyMinute(new Request(origin), contextFrom('192.0.2.1'));
  // The daily notice about the quarantine waits until the morning.
  expect([status, webhook.arrived.length, await outbox()]).toEqual([201, 0, 1]);
  const token = await goodToken();
  const listed = v.parse(
    listEnquiries.response,
    await (await call(all, 'GET', '/api/enquiries/all', { token })).json(),
  );
  const path = `/api/enquiries/update/${listed[0]?.id}`;
  const waits: Promise<unknown>[] = [];
  const context = contextFrom('192.0.2.1', (work) => void waits.push(work));
  const request = new Request(origin + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: 'new' }),
  });
  expect((await update(request, context)).status).toBe(200);
  await Promise.all(waits);
  expect([webhook.arrived.length, await outbox()]).toEqual([1, 1]);
});

test('Without a channel a scheduled run logs nothing and does not ask for the outbox', async () => {
  vi.unstubAllEnvs();
  const log = vi.spyOn(console, 'log');
  const before = server().requests.length;
  await everyMinute(new Request(origin), contextFrom('192.0.2.1'));
  const asked = server()
    .requests.slice(before)
    .filter(({ store }) => store === 'outbox');
  expect([log.mock.calls, asked.length, config.schedule]).toEqual([[], 0, '* * * * *']);
});
