import { beforeEach, expect, test, vi } from 'vitest';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { updateEnquiry } from '../../../netlify/enquiries/update.ts';
import handler from '../../../netlify/functions/waiting-enquiries.ts';
import { enqueue } from '../../../netlify/notifications/enqueue.ts';
import { storeName } from '../../../netlify/store/store-name.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { bareStore, enquiryWith } from '../opportunities/samples.ts';
import { call, goodToken } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

const waiting = async () => {
  const response = await call(handler, 'GET', paths.waitingEnquiries, { token: await goodToken() });
  expect(response.status).toBe(200);
  return response.json();
};

test('Without enquiries none is waiting', async () => {
  expect(await waiting()).toEqual({ count: 0, months: 24 });
});

test('Enquiries without suspicion are waiting, since the oldest of them', async () => {
  for (const [day, held] of [
    ['2026-05-01', ['trap' as const]],
    ['2026-05-02', []],
    ['2026-05-03', []],
  ] as const) {
    vi.setSystemTime(new Date(`${day}T08:00:00Z`));
    await storeEnquiry(enquiryWith(), crypto.randomUUID(), held);
  }
  const quarantined = { count: 1, since: '2026-05-01T08:00:00.000Z' };
  expect(await waiting()).toEqual({ count: 2, since: '2026-05-02T08:00:00.000Z', quarantined, months: 24 });
});

test('An assigned enquiry waits until it is answered', async () => {
  vi.setSystemTime(new Date('2026-05-01T08:00:00Z'));
  const key = crypto.randomUUID();
  await storeEnquiry(enquiryWith(), key);
  await updateEnquiry(enquiryIdOf(key), { state: 'assigned' }, crypto.randomUUID());
  expect(await waiting()).toMatchObject({ count: 1 });
  await updateEnquiry(enquiryIdOf(key), { state: 'answered' }, crypto.randomUUID());
  expect(await waiting()).toMatchObject({ count: 0 });
});

test('A damaged enquiry is counted apart and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await storeEnquiry(enquiryWith(), crypto.randomUUID());
  await bareStore(storeName('enquiries')).set('f'.repeat(64), '{');
  expect(await waiting()).toMatchObject({ count: 1, damaged: [{ id: 'f'.repeat(64), bytes: 1 }] });
  expect(log).toHaveBeenCalledOnce();
});

test('Notifications overdue by an hour are counted, except those of suspected spam', async () => {
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'https://team.example/hook');
  const received = new Date('2026-05-01T08:00:00Z');
  vi.setSystemTime(received);
  for (const held of [['trap' as const], []]) {
    const key = crypto.randomUUID();
    await enqueue(enquiryIdOf(key));
    await storeEnquiry(enquiryWith(), key, held);
  }
  expect(await waiting()).not.toHaveProperty('notNotified');
  vi.setSystemTime(received.getTime() + 61 * 60_000);
  expect(await waiting()).toMatchObject({ notNotified: { count: 1, since: received.toISOString() } });
  // A channel that is no longer in use has no overdue notifications.
  vi.stubEnv('NOTIFY_WEBHOOK_URL', '');
  expect(await waiting()).not.toHaveProperty('notNotified');
});
