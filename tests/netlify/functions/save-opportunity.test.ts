import * as v from 'valibot';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Opportunity, opportunity } from '#domain/opportunity/opportunity';
import { dayMs } from '#domain/time/day';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import adminOpportunities from '../../../netlify/functions/list-opportunities.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf, unknownId } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
afterEach(() => {
  vi.restoreAllMocks();
});

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';

async function save(json: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return call(saveOpportunity, 'POST', paths.saveOpportunity, { token: await goodToken(), json, headers });
}
async function saved(response: Response): Promise<Opportunity> {
  expect(response.status).toBe(200);
  return v.parse(v.strictObject(opportunity.entries), await response.json());
}
async function all(): Promise<Opportunity[]> {
  const response = await call(adminOpportunities, 'GET', paths.adminOpportunities, { token: await goodToken() });
  return v.parse(v.array(v.strictObject(opportunity.entries)), await response.json());
}
const remove = async (id: string) =>
  call(deleteOpportunity, 'DELETE', paths.deleteOpportunity(id), { token: await goodToken() });

describe('the time of publication', () => {
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

  test.each([-1, 0, 800])(
    'A time of publication %i days from now is refused, in a creation and in an edit',
    async (days) => {
      const draft = fieldsWith({ status: 'draft' });
      const refused = { error: 'invalid', fields: { publishAt: 'date' } };
      expect(await refusalOf(await save({ ...draft, publishAt: inDays(days) }))).toMatchObject(refused);
      const { id, version } = await saved(await save(draft));
      expect(await refusalOf(await save({ ...draft, id, version, publishAt: inDays(days) }))).toMatchObject(refused);
      expect(await all()).toMatchObject([{ id, version }]);
    },
  );

  test('A time that was set before is kept when it has passed, also by a save that does not name it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const publishAt = inDays(1);
    const draft = fieldsWith({ status: 'draft' });
    const { id } = await saved(await save({ ...draft, publishAt }));
    vi.setSystemTime(Date.now() + 2 * dayMs);
    const edits = [{ title: 'Other', publishAt }, { title: 'Another' }];
    for (const edit of edits) expect(await saved(await save({ ...draft, id, ...edit }))).toMatchObject({ publishAt });
  });

  test.each([
    ['publishing', { status: 'published' }],
    ['null', { publishAt: null }],
  ])('The time is removed by %s', async (_, change) => {
    const draft = fieldsWith({ status: 'draft' });
    const { id } = await saved(await save({ ...draft, publishAt: inDays(1) }));
    expect(await saved(await save({ ...draft, id, ...change }))).not.toHaveProperty('publishAt');
  });
});

describe('creating an opportunity', () => {
  test('A creation returns the record, and the list contains it', async () => {
    const created = await saved(await save(fieldsWith({ language: 'es' })));
    expect(created).toMatchObject({ ...fieldsWith(), language: 'es', version: 1 });
    expect(await all()).toEqual([created]);
  });

  test('A creation needs neither a description nor images', async () => {
    const { title, subtitle, sector } = fieldsWith();
    const created = await saved(await save({ title, subtitle, sector }));
    expect(created).toMatchObject({ description: '', imageURL: [], language: 'en' });
  });

  test('A repeated creation without a key creates two records, and with a key one', async () => {
    await save(fieldsWith());
    await save(fieldsWith());
    expect(await all()).toHaveLength(2);
    const first = await saved(await save(fieldsWith(), { 'Idempotency-Key': key }));
    const second = await saved(await save(fieldsWith(), { 'Idempotency-Key': key.toUpperCase() }));
    expect(first.id).toBe(key);
    expect(second).toEqual(first);
    expect(await all()).toHaveLength(3);
  });

  test('A creation that arrives many times simultaneously creates one record', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => save(fieldsWith(), { 'Idempotency-Key': key })),
    );
    expect(responses.map(({ status }) => status)).toEqual(new Array(8).fill(200));
    expect(await all()).toHaveLength(1);
  });

  test('A creation is refused under the key of another one', async () => {
    const first = await saved(await save(fieldsWith(), { 'Idempotency-Key': key }));
    const response = await save(fieldsWith({ title: 'Another' }), { 'Idempotency-Key': key });
    expect(response.status).toBe(409);
    expect(await refusalOf(response)).toEqual({ error: 'conflict', message: expect.any(String) });
    expect(await all()).toEqual([first]);
  });

  test('A repeated creation does not restore a deleted record', async () => {
    await save(fieldsWith(), { 'Idempotency-Key': key });
    await remove(key);
    const response = await save(fieldsWith(), { 'Idempotency-Key': key });
    expect(response.status).toBe(404);
    expect(await all()).toEqual([]);
  });

  test.each(['1', '', 'x'.repeat(36), `${key} ${key}`])(
    'A creation is refused with a key that is not a UUID: "%s"',
    async (bad) => {
      const response = await save(fieldsWith(), { 'Idempotency-Key': bad });
      expect(response.status).toBe(400);
      expect((await refusalOf(response)).fields).toEqual({ 'Idempotency-Key': 'wrong-type' });
      expect(await all()).toEqual([]);
    },
  );

  test('A creation ignores the property __proto__', async () => {
    const body = `{"__proto__":{"description":"x"},${JSON.stringify(fieldsWith({ description: 'Brine.' })).slice(1)}`;
    const created = await saved(
      await call(saveOpportunity, 'POST', paths.saveOpportunity, {
        token: await goodToken(),
        body,
        headers: { 'Content-Type': 'application/json' },
      }),
    );
    expect(created.description).toBe('Brine.');
  });
});

describe('updating an opportunity', () => {
  test('An update returns the new version', async () => {
    const { id, createdAt } = await saved(await save(fieldsWith()));
    const updated = await saved(await save({ id, ...fieldsWith({ title: 'New title' }) }));
    expect(updated).toMatchObject({ id, createdAt, title: 'New title', version: 2 });
    expect(await all()).toEqual([updated]);
  });

  test('An update of an outdated version answers 409 with the current record and overwrites nothing', async () => {
    const { id } = await saved(await save(fieldsWith()));
    const mine = await saved(await save({ id, version: 1, ...fieldsWith({ title: 'Mine' }) }));
    const response = await save({ id, version: 1, ...fieldsWith({ title: 'Stale' }) });
    expect(response.status).toBe(409);
    expect(await refusalOf(response)).toEqual({ error: 'conflict', message: expect.any(String), current: mine });
    expect(await all()).toEqual([mine]);
  });

  test('One of several simultaneous edits of a version succeeds', async () => {
    const { id } = await saved(await save(fieldsWith()));
    const edits = Array.from({ length: 6 }, (_, index) =>
      save({ id, version: 1, ...fieldsWith({ title: `${index}` }) }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  });

  test('An update needs no key and ignores it', async () => {
    const { id } = await saved(await save(fieldsWith()));
    expect((await save({ id, ...fieldsWith() }, { 'Idempotency-Key': 'x' })).status).toBe(200);
  });

  test('An update of an unknown record answers 404', async () => {
    const response = await save({ id: unknownId, ...fieldsWith() });
    expect(response.status).toBe(404);
    expect((await refusalOf(response)).error).toBe('not-found');
    expect(await all()).toEqual([]);
  });

  test('An update of a deleted record answers 404', async () => {
    const { id } = await saved(await save(fieldsWith()));
    await remove(id);
    expect((await save({ id, ...fieldsWith() })).status).toBe(404);
    expect(await all()).toEqual([]);
  });
});
