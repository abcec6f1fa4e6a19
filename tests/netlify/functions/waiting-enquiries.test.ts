import { beforeEach, expect, it, vi } from 'vitest';
import { storeEnquiry } from '../../../netlify/enquiries/keep.ts';
import handler from '../../../netlify/functions/waiting-enquiries.ts';
import { storeName } from '../../../netlify/store/store-name.ts';
import { useBlobServer as provideBlobServer, startStrictBlobServer } from '../../support/blob-servers.ts';
import { paths } from '../../support/paths.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { bareStore, enquiryWith } from '../opportunities/samples.ts';
import { call, goodToken } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const waiting = async () => {
  const answer = await call(handler, 'GET', paths.waitingEnquiries, { token: await goodToken() });
  expect(answer.status).toBe(200);
  return answer.json();
};

it('none wait where there are none', async () => {
  expect(await waiting()).toEqual({ count: 0, months: 24 });
});

it('those that are not suspected wait, since the first of them came', async () => {
  for (const [day, held] of [
    ['2026-05-01', ['trap' as const]],
    ['2026-05-02', []],
    ['2026-05-03', []],
  ] as const) {
    vi.setSystemTime(new Date(`${day}T08:00:00Z`));
    await storeEnquiry(enquiryWith(), crypto.randomUUID(), held);
  }
  expect(await waiting()).toEqual({ count: 2, since: '2026-05-02T08:00:00.000Z', months: 24 });
});

it('one that cannot be read is left out, and told in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await storeEnquiry(enquiryWith(), crypto.randomUUID());
  await bareStore(storeName('enquiries')).set('f'.repeat(64), '{');
  expect(await waiting()).toMatchObject({ count: 1, damaged: 1 });
  expect(log).toHaveBeenCalledOnce();
});
