import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { deletedOpportunity, opportunityHistory } from '#domain/opportunity/history';
import { type Opportunity, opportunity } from '#domain/opportunity/opportunity';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import adminOpportunities from '../../../netlify/functions/list-opportunities.ts';
import publicOpportunities from '../../../netlify/functions/list-published.ts';
import trash from '../../../netlify/functions/list-trash.ts';
import history from '../../../netlify/functions/read-history.ts';
import restoreOpportunity from '../../../netlify/functions/restore-opportunity.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { hostileSegments } from '../http/hostile-segments.ts';
import { provideAdministrator, username } from '../login/administrator.ts';
import { bareStore, fieldsWith, storedText } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf, unknownId, unknownImage } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());

const save = async (json: object): Promise<Opportunity> => {
  const response = await call(saveOpportunity, 'POST', paths.saveOpportunity, { token: await goodToken(), json });
  return v.parse(opportunity, await response.json());
};
const remove = async (id: string) =>
  call(deleteOpportunity, 'DELETE', paths.deleteOpportunity(id), { token: await goodToken() });
const restore = async (id: string, json?: unknown) =>
  call(restoreOpportunity, 'POST', paths.restoreOpportunity(id), { token: await goodToken(), json });
const historyOf = async (id: string) =>
  call(history, 'GET', paths.opportunityHistory(id), { token: await goodToken() });
const trashed = async () => {
  const response = await call(trash, 'GET', paths.trash, { token: await goodToken() });
  expect(response.status).toBe(200);
  return v.parse(v.array(v.strictObject(deletedOpportunity.entries)), await response.json());
};
const all = async () =>
  v.parse(
    v.array(opportunity),
    await (await call(adminOpportunities, 'GET', paths.adminOpportunities, { token: await goodToken() })).json(),
  );
const restored = async (response: Response): Promise<Opportunity> => {
  expect(response.status).toBe(200);
  return v.parse(v.strictObject(opportunity.entries), await response.json());
};

describe('the trash', () => {
  test('The trash contains a deleted opportunity until it is restored', async () => {
    expect(await trashed()).toEqual([]);
    const { id } = await save(fieldsWith({ title: 'Gone' }));
    await save(fieldsWith({ title: 'Kept' }));
    await remove(id);
    expect(await trashed()).toMatchObject([{ id, title: 'Gone', version: 1 }]);
    await restore(id);
    expect(await trashed()).toEqual([]);
    expect((await all()).map(({ title }) => title).toSorted()).toEqual(['Gone', 'Kept']);
  });
});

describe('a history', () => {
  test('The history has the versions of a live and of a deleted opportunity, newest first', async () => {
    const { id } = await save(fieldsWith({ title: 'One' }));
    await save({ id, ...fieldsWith({ title: 'Two' }) });
    const live = v.parse(v.strictObject(opportunityHistory.entries), await (await historyOf(id)).json());
    expect(live.versions.map(({ title, version }) => [title, version])).toEqual([
      ['Two', 2],
      ['One', 1],
    ]);
    expect(live.deletedAt).toBeUndefined();
    await remove(id);
    const response = await historyOf(id);
    expect(response.status).toBe(200);
    const deletedBy = { id: 'owner', name: username };
    expect(await response.json()).toEqual({ ...live, deletedAt: (await trashed())[0]?.deletedAt, deletedBy });
  });

  test('The history of an unknown opportunity answers 404', async () => {
    expect((await historyOf(unknownId)).status).toBe(404);
  });

  test.each(hostileSegments(unknownId))('The history of an invalid id answers 404: %s', async (segment) => {
    const response = await historyOf(segment);
    expect(response.status).toBe(404);
    expect((await refusalOf(response)).error).toBe('not-found');
  });
});

describe('restoring', () => {
  test.each([undefined, {}])('Restoring returns the record, which is in both lists again (body: %o)', async (body) => {
    const before = await save(fieldsWith());
    await remove(before.id);
    const after = await restored(await restore(before.id, body));
    expect(after).toEqual({ ...before, version: 2, updatedAt: after.updatedAt });
    expect(await all()).toEqual([after]);
    expect(await (await call(publicOpportunities, 'GET', paths.opportunities)).json()).toHaveLength(1);
  });

  test('Restoring a past version makes a new version', async () => {
    const { id } = await save(fieldsWith({ title: 'One' }));
    await save({ id, ...fieldsWith({ title: 'Two' }) });
    expect(await restored(await restore(id, { version: 1 }))).toMatchObject({ title: 'One', version: 3 });
    expect(await restored(await restore(id, { version: 2, current: 3 }))).toMatchObject({ title: 'Two', version: 4 });
  });

  test('A repeated restoration answers 200 and changes nothing', async () => {
    const { id } = await save(fieldsWith({ title: 'One' }));
    await save({ id, ...fieldsWith({ title: 'Two' }) });
    const once = await restored(await restore(id, { version: 1 }));
    expect(await restored(await restore(id, { version: 1 }))).toEqual(once);
    expect(await restored(await restore(id))).toEqual(once);
  });

  test('Restoring answers 409 with the current record when the client knew another version', async () => {
    const { id } = await save(fieldsWith({ title: 'One' }));
    const current = await save({ id, ...fieldsWith({ title: 'Two' }) });
    const response = await restore(id, { version: 1, current: 1 });
    expect(response.status).toBe(409);
    expect(await refusalOf(response)).toEqual({ error: 'conflict', message: expect.any(String), current });
    expect(await all()).toEqual([current]);
  });

  test('Restoring answers 409 with the field of the images when an image of that version is missing', async () => {
    const { id } = await save(fieldsWith());
    const record = JSON.parse((await storedText('opportunities', id)) ?? '');
    await bareStore('opportunities').setJSON(id, { ...record, imageURL: [unknownImage] });
    await remove(id);
    const response = await restore(id);
    expect(response.status).toBe(409);
    expect(await refusalOf(response)).toMatchObject({ error: 'conflict', fields: { imageURL: 'not-stored' } });
    expect(await all()).toEqual([]);
  });

  test('Restoring an unknown opportunity or version answers 404', async () => {
    expect((await restore(unknownId)).status).toBe(404);
    const { id } = await save(fieldsWith());
    expect((await restore(id, { version: 2 })).status).toBe(404);
  });

  test.each(hostileSegments(unknownId))('Restoring with an invalid id answers 404: %s', async (segment) => {
    expect((await restore(segment)).status).toBe(404);
  });

  test.each([
    [400, 'invalid', { version: '1' }],
    [400, 'invalid', { version: 1.5 }],
    [400, 'invalid', { version: null }],
    [400, 'invalid', { current: 'x' }],
    [400, 'invalid', 'version'],
    [400, 'invalid', 7],
    [400, 'invalid', []],
  ])('Restoring answers %d %s for the body %o', async (status, error, body) => {
    const { id } = await save(fieldsWith());
    await remove(id);
    const response = await restore(id, body);
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).error).toBe(error);
    expect(await all()).toEqual([]);
  });

  test.each([
    [415, 'unsupported-type', 'text/plain', '{}'],
    [400, 'malformed', 'application/json', '{'],
    [413, 'too-large', 'application/json', ' '.repeat(300_000)],
  ])('Restoring answers %d %s for an unreadable body', async (status, error, type, body) => {
    const { id } = await save(fieldsWith());
    const how = { token: await goodToken(), body, headers: { 'Content-Type': type } };
    const response = await call(restoreOpportunity, 'POST', paths.restoreOpportunity(id), how);
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).error).toBe(error);
  });

  test('Restoring purges the lists from the CDN', async () => {
    const { id } = await save(fieldsWith());
    await remove(id);
    const through = globalThis.fetch;
    const purged: string[] = [];
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
    vi.stubEnv('SITE_ID', 'site');
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (!String(input).includes('/api/v1/purge')) return through(input, init);
      purged.push(String(init?.body));
      return new Response();
    });
    await restore(id);
    vi.unstubAllGlobals();
    expect(purged).toHaveLength(1);
  });
});
