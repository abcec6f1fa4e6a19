import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits';
import { dayMs } from '#domain/time/day';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import damagedOpportunities from '../../../netlify/functions/list-damaged-opportunities.ts';
import adminOpportunities from '../../../netlify/functions/list-opportunities.ts';
import publicOpportunities from '../../../netlify/functions/list-published.ts';
import login from '../../../netlify/functions/log-in.ts';
import damagedOpportunity from '../../../netlify/functions/read-damaged-opportunity.ts';
import restoreOpportunity from '../../../netlify/functions/restore-opportunity.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import { sweep } from '../../../netlify/maintenance/sweep.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { bareStore, fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, unknownId as id, refusalOf } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const damages = [
  ['cut', new TextEncoder().encode('{"schema":1,"id":"a0b1')],
  ['empty', new Uint8Array()],
  ['no text at all', new Uint8Array([0xff, 0xfe, 0, 0x7b])],
  ['of an unknown shape', new TextEncoder().encode('{"schema":9}')],
] as const;

const get = async (handler: typeof adminOpportunities, path: string) =>
  call(handler, 'GET', path, { token: await goodToken() });
const save = async (json: object) =>
  call(saveOpportunity, 'POST', paths.saveOpportunity, { token: await goodToken(), json });
const remove = async (which: string, version?: number) =>
  call(deleteOpportunity, 'DELETE', paths.deleteOpportunity(which, version), { token: await goodToken() });
const exported = async () => {
  const response = await get(damagedOpportunity, paths.damagedOpportunity(id));
  return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : response.status;
};

describe.each(damages)('a record that is %s', (_, bytes) => {
  beforeEach(async () => {
    await save(fieldsWith());
    await bareStore('opportunities').set(id, bytes.slice().buffer);
  });

  test('A damaged record is reported, and every list works without it', async () => {
    expect(await (await get(damagedOpportunities, paths.damagedOpportunities)).json()).toMatchObject([{ id }]);
    expect(await (await get(adminOpportunities, paths.adminOpportunities)).json()).toHaveLength(1);
    expect(await (await call(publicOpportunities, 'GET', paths.opportunities)).json()).toHaveLength(1);
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain(id);
    expect((await save(fieldsWith({ title: 'Another' }))).status).toBe(200);
  });

  test('A damaged record is exported byte for byte, and still for 30 days after its deletion', async () => {
    expect(await exported()).toEqual(bytes);
    expect((await remove(id)).status).toBe(204);
    expect(await (await get(damagedOpportunities, paths.damagedOpportunities)).json()).toEqual([]);
    expect(await exported()).toEqual(bytes);
    const json = {};
    expect(
      (await call(restoreOpportunity, 'POST', paths.restoreOpportunity(id), { token: await goodToken(), json })).status,
    ).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * dayMs });
    await sweep(new Date());
    expect(await exported()).toEqual(bytes);
    vi.setSystemTime(Date.now() + 2 * dayMs);
    await sweep(new Date());
    expect(await exported()).toBe(404);
  });
});

describe('a response that was cut', () => {
  test('A record whose response was cut is read again and not taken for damaged', async () => {
    const { id: own } = await (await save(fieldsWith())).json();
    server().faults.script({ kind: 'shortened', on: { method: 'GET', store: 'opportunities', key: own }, times: 2 });
    expect(await (await get(adminOpportunities, paths.adminOpportunities)).json()).toHaveLength(1);
    server().faults.script({ kind: 'shortened', on: { method: 'GET', store: 'opportunities', key: own }, times: 3 });
    expect((await remove(own)).status).not.toBe(500);
    expect(await await bareStore('opportunities').get(own, { type: 'json' })).toMatchObject({
      title: fieldsWith().title,
    });
  });
});

describe('a version beyond the range of numbers', () => {
  test('A record whose version is not a finite number counts as damaged, because JSON would send it as null', async () => {
    const { id: own } = await (await save(fieldsWith())).json();
    const text = (await bareStore('opportunities').get(own, { type: 'text' })) ?? '';
    await bareStore('opportunities').set(own, text.replace('"version":1', '"version":1e999'));
    expect(await (await get(adminOpportunities, paths.adminOpportunities)).json()).toEqual([]);
    const path = paths.damagedOpportunities;
    expect(await (await get(damagedOpportunities, path)).json()).toMatchObject([{ id: own }]);
  });
});

describe('a damaged limit', () => {
  test('A damaged rate limit locks nobody out', async () => {
    const json = { username: 'nobody', password: 'wrong' };
    const logIn = () => call(login, 'POST', paths.login, { json });
    expect((await logIn()).status).toBe(401);
    for (const { key } of (await bareStore('limits').list()).blobs)
      await bareStore('limits').set(key, '{"schema":1,"ev');
    expect((await logIn()).status).toBe(401);
  });
});

describe('a deletion of a certain version', () => {
  test('A deletion repeated late does not delete an opportunity that was restored since', async () => {
    const { id: own, version } = await (await save(fieldsWith())).json();
    const restore = async () =>
      call(restoreOpportunity, 'POST', paths.restoreOpportunity(own), { token: await goodToken(), json: {} });
    expect((await remove(own, version)).status).toBe(204);
    expect((await remove(own, version)).status).toBe(204);
    const again = await (await restore()).json();
    expect((await remove(own, again.version)).status).toBe(204);
    const { version: last } = await (await restore()).json();
    const late = await remove(own, version);
    expect([late.status, (await refusalOf(late)).current?.version]).toEqual([409, last]);
    expect(await (await get(adminOpportunities, paths.adminOpportunities)).json()).toHaveLength(1);
  });

  test('A deletion is refused when its version is not a number', async () => {
    const path = `${paths.deleteOpportunity(id)}?version=x`;
    const response = await call(deleteOpportunity, 'DELETE', path, { token: await goodToken() });
    expect([response.status, (await refusalOf(response)).fields]).toEqual([400, { version: 'wrong-type' }]);
  });
});

describe('a list of 100 records of 20,000 Chinese characters', () => {
  test('A list larger than the platform’s limit is refused with an error of its own, and logged', async () => {
    const description = '锂'.repeat(limits.description);
    for (let index = 0; index < 100; index += 1) await save(fieldsWith({ title: `Number ${index}`, description }));
    const response = await get(adminOpportunities, paths.adminOpportunities);
    expect([response.status, (await refusalOf(response)).error]).toEqual([507, 'answer-too-large']);
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain('more than the platform sends');
    expect(await (await call(publicOpportunities, 'GET', paths.opportunities)).json()).toHaveLength(100);
  });
});
