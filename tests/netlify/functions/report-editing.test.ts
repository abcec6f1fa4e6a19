import { beforeEach, expect, test, vi } from 'vitest';
import reportEditing from '../../../netlify/functions/report-editing.ts';
import { sweepBuckets } from '../../../netlify/store/event-buckets.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator, username } from '../login/administrator.ts';
import { bareStore } from '../opportunities/samples.ts';
import { addEditor } from '../people/editor.ts';
import { call, goodToken, unknownId } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  return () => vi.useRealTimers();
});

const tabs = ['one', 'other', 'third'].map(() => crypto.randomUUID());
const report = async (token: string, tab = tabs[0], more: object = {}, id = unknownId) =>
  (await call(reportEditing, 'POST', paths.reportEditing(id), { token, json: { tab, ...more } })).json();

test('Each form sees who else has the same opportunity open, and which tabs are of the same account', async () => {
  const [bea, owner] = [(await addEditor()).token, await goodToken()];
  expect(await report(bea)).toEqual([]);
  expect(await report(owner, tabs[1])).toEqual([{ name: 'Bea Ruiz', isYou: false }]);
  expect(await report(bea, tabs[2])).toEqual([
    { name: 'Bea Ruiz', isYou: true },
    { name: username, isYou: false },
  ]);
  expect(await report(owner, tabs[1], {}, crypto.randomUUID())).toEqual([]);
});

test('A form that was left, or not reported for 45 seconds, is not open', async () => {
  const [bea, owner] = [(await addEditor()).token, await goodToken()];
  await report(bea);
  vi.setSystemTime(Date.now() + 44_000);
  expect(await report(owner, tabs[1])).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await report(owner, tabs[1])).toEqual([]);
  await report(bea, tabs[0], { isLeft: true });
  expect(await report(bea, tabs[0])).toHaveLength(1);
  await report(owner, tabs[1], { isLeft: true });
  expect(await report(bea, tabs[0])).toEqual([]);
});

test('A report that arrives after its tab was left shows no form, however they are ordered', async () => {
  const [bea, owner] = [(await addEditor()).token, await goodToken()];
  await report(bea, tabs[0], { isLeft: true });
  expect(await report(bea, tabs[0])).toEqual([]);
  expect(await report(owner, tabs[1])).toEqual([]);
  await report(bea, tabs[2]);
  expect(await report(owner, tabs[1])).toEqual([{ name: 'Bea Ruiz', isYou: false }]);
  await Promise.all([report(bea, tabs[2]), report(bea, tabs[2], { isLeft: true }), report(bea, tabs[2])]);
  expect(await report(owner, tabs[1])).toEqual([]);
});

test('Simultaneous reports are all kept, and the daily sweep removes expired ones', async () => {
  const owner = await goodToken();
  await Promise.all(tabs.map((tab) => report(owner, tab)));
  expect(await report(owner, tabs[0])).toHaveLength(2);
  vi.setSystemTime(Date.now() + 45_000);
  await sweepBuckets(Date.now());
  const { blobs } = await bareStore('limits').list({ prefix: 'editing-' });
  const left = await Promise.all(blobs.map(({ key }) => bareStore('limits').get(key, { type: 'json' })));
  expect(left.map(({ keys }) => keys)).toEqual(left.map(() => ({})));
});
