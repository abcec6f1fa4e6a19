import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/time/day';
import { namesOwner } from '../../../netlify/enquiries/owner-check.ts';
import checkHealth from '../../../netlify/functions/check-health.ts';
import everyMinute from '../../../netlify/functions/every-minute.ts';
import sendEnquiry from '../../../netlify/functions/send-enquiry.ts';
import sweep from '../../../netlify/functions/sweep.ts';
import waitingEnquiries from '../../../netlify/functions/waiting-enquiries.ts';
import { beat } from '../../../netlify/maintenance/heartbeats.ts';
import { publicReason } from '../../../netlify/notifications/pending-notifications.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { type MailServer, startMailServer } from '../../support/sites/mail-server.ts';
import { anyContext } from '../http/platform.ts';
import { password, provideAdministrator, secret, username } from '../login/administrator.ts';
import { bareStore, enquiryWith } from '../opportunities/samples.ts';
import { call, goodToken, origin, refusalOf } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
const begun = new Date('2026-06-01T08:00:00Z');
let mail: MailServer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  mail = await startMailServer();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await mail.stop();
});

const runMinute = () => everyMinute(new Request(origin), anyContext);
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
const publishedAs = (context: string, published = true) =>
  vi.stubGlobal('Netlify', { context: { deploy: { context, published } } });

async function problems(): Promise<readonly string[]> {
  const response = await call(checkHealth, 'GET', paths.health);
  if (response.status === 200) {
    expect(await response.json()).toMatchObject({ problems: [] });
    return [];
  }
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  return (await refusalOf(response)).problems ?? [];
}

function mailTo(port: number): void {
  const settings = { HOST: '127.0.0.1', PORT: String(port), TLS: 'none' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`NOTIFY_SMTP_${name}`, value);
  vi.stubEnv('NOTIFY_FROM', 'desk@invest.example');
  vi.stubEnv('NOTIFY_TO', 'team@invest.example');
}

test('A site whose runs succeed is healthy, and names its heartbeats and its version of Node', async () => {
  await runMinute();
  await sweep(new Request(origin), anyContext);
  const response = await call(checkHealth, 'GET', paths.health);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const heartbeats = { 'every-minute': begun.toISOString(), sweep: begun.toISOString() };
  expect(await response.json()).toEqual({ problems: [], node: process.versions.node, heartbeats });
});

test('A new site has until its first night for a sweep, and two days for a backup', async () => {
  expect(await problems()).toEqual([expect.stringContaining('run of every minute')]);
  await runMinute();
  expect(await problems()).toEqual([]);
  later(27 * hourMs);
  await runMinute();
  expect(await problems()).toEqual([expect.stringContaining('daily sweep')]);
  later(dayMs);
  await runMinute();
  await sweep(new Request(origin), anyContext);
  expect(await problems()).toEqual(['There is no recent backup: it never has.']);
  await beat('backup', new Date());
  expect(await problems()).toEqual([]);
});

test('Each run that stops is named with its last success', async () => {
  await runMinute();
  await sweep(new Request(origin), anyContext);
  await beat('backup', begun);
  later(11 * minuteMs);
  expect(await problems()).toEqual([expect.stringMatching(/run of every minute.*2026-06-01T08:00:00/)]);
  later(3 * dayMs);
  expect(await problems()).toEqual([
    expect.stringContaining('run of every minute'),
    expect.stringContaining('daily sweep'),
    expect.stringContaining('recent backup'),
  ]);
});

test('A damaged heartbeat counts as none and is replaced by the next run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await bareStore('heartbeats').set('every-minute', '{');
  expect(await problems()).toHaveLength(1);
  await runMinute();
  expect(await problems()).toEqual([]);
});

test('A store that cannot be written is unhealthy', async () => {
  await runMinute();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server().faults.script({ kind: '503', times: Number.POSITIVE_INFINITY, on: { method: 'PUT' } });
  expect(await problems()).toEqual(['The blob store cannot be read and written.']);
});

test('Variables are named when they are missing or invalid, and no value is shown', async () => {
  await runMinute();
  for (const [name, value] of [
    ['ADMIN_USERNAME', ''],
    ['JWT_SECRET', 'a-short-secret'],
    ['ENQUIRY_MONTHS', 'many'],
    ['NOTIFY_TO', 'not-an-address'],
  ] as const)
    vi.stubEnv(name, value);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const text = (await problems()).join('\n');
  for (const name of ['ADMIN_USERNAME', 'JWT_SECRET', 'ENQUIRY_MONTHS', 'NOTIFY_TO', 'NOTIFY_SMTP_HOST'])
    expect(text).toContain(`${name}:`);
  for (const value of ['a-short-secret', 'many', 'not-an-address', username, secret]) expect(text).not.toContain(value);
});

test('The reason of a failing notification is shown in the admin area in full and in the health check without addresses', async () => {
  mailTo(mail.port);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runMinute();
  mail.fail({ kind: 'refusal' });
  await call(sendEnquiry, 'POST', paths.enquiry, { json: enquiryWith() });
  await runMinute();
  expect(await problems()).toEqual([]);
  later(61 * minuteMs);
  await runMinute();
  const [problem = '', ...others] = await problems();
  expect(others).toEqual([]);
  expect(problem).toMatch(/^Notifications by mail have failed since 2026-06-01T08:00:00.000Z: .*550\.$/);
  const waiting = await call(waitingEnquiries, 'GET', paths.waitingEnquiries, { token: await goodToken() });
  expect(await waiting.json()).toMatchObject({
    notNotified: { count: 1, reason: expect.stringContaining('No such user') },
  });
  const said = `${problem}${log.mock.calls.flat().join('\n')}`;
  const { country, ...personal } = enquiryWith();
  for (const value of Object.values(personal)) expect(said).not.toContain(String(value));
  // Two letters may be within the random id of an enquiry.
  expect(said.split(/[^A-Za-z0-9]/)).not.toContain(country);
});

test('A public reason has the words of an error and its codes, and nothing that a server quoted', () => {
  const reasons = {
    'Invalid login: 535 5.7.8 <wei@example.com> is no user': 'Invalid login 535',
    'connect ECONNREFUSED 192.0.2.7:587': 'connect ECONNREFUSED 587',
    'fetch failed (getaddrinfo ENOTFOUND hooks.example)': 'fetch failed ENOTFOUND',
    'The webhook answered 503': 'The webhook answered 503',
    'WeCom answered 93000: invalid webhook url, Wei Zhang': 'WeCom answered 93000',
    '“Wei Zhang” is not valid': '',
  };
  for (const [reason, shown] of Object.entries(reasons)) expect(publicReason(reason)).toBe(shown);
});

test('A published site without a named owner refuses enquiries, and says so in the inbox and the health check', async () => {
  const isNamed = namesOwner(await readFile('content/site.yaml', 'utf8'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('URL', 'https://invest.example');
  publishedAs('production');
  await runMinute();
  const sent = await call(sendEnquiry, 'POST', paths.enquiry, { json: enquiryWith() });
  const waiting = await call(waitingEnquiries, 'GET', paths.waitingEnquiries, { token: await goodToken() });
  const { isWithoutOwner = false } = await waiting.json();
  const named = (await problems()).some((problem) => problem.includes('names no owner'));
  expect([sent.status, isWithoutOwner, named]).toEqual(isNamed ? [201, false, false] : [503, true, true]);
});

test('The owner is named by the legal name in site.yaml', () => {
  expect(namesOwner('owner:\n  legalName: Ejemplo S.A.\n')).toBe(true);
  for (const text of ['', 'owner:\n  legalName:\n', 'owner:\n  legalName: " "\n', 'contact:\n  phone: "+54"\n'])
    expect(namesOwner(text), text).toBe(false);
});

test('A preview refuses enquiries, which nothing would erase, and a local site takes them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const send = async () => (await call(sendEnquiry, 'POST', paths.enquiry, { json: enquiryWith() })).status;
  for (const context of ['deploy-preview', 'branch-deploy']) {
    publishedAs(context, false);
    expect(await send()).toBe(503);
  }
  publishedAs('dev', false);
  expect(await send()).toBe(201);
});

test('A production deploy without a valid URL is unhealthy', async () => {
  publishedAs('production');
  await runMinute();
  expect(await problems()).toContain('SITE_URL: set it to the URL of the site, with https.');
});

test('A password of the tests appears in no health check', async () => {
  const response = await call(checkHealth, 'GET', paths.health);
  const text = await response.text();
  for (const value of [password, secret, username]) expect(text).not.toContain(value);
});
