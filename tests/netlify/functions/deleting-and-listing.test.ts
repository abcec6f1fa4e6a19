import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { opportunitySummary } from '#domain/opportunity/opportunity';
import { imageCache, opportunitiesTag, publishedCache } from '#http/headers';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import adminOpportunities from '../../../netlify/functions/list-opportunities.ts';
import publicOpportunities from '../../../netlify/functions/list-published.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { hostileSegments } from '../http/hostile-segments.ts';
import { playPurges } from '../http/platform.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf, unknownId } from './call.ts';

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function save(json: object): Promise<Response> {
  vi.setSystemTime(Date.now() + 1_000);
  return call(saveOpportunity, 'POST', paths.saveOpportunity, { token: await goodToken(), json });
}
async function create(title: string, changes: object = {}): Promise<string> {
  const response = await save({ ...fieldsWith({ title }), ...changes });
  return v.parse(opportunitySummary, await response.json()).id;
}
const remove = async (segment: string) =>
  call(deleteOpportunity, 'DELETE', paths.deleteOpportunity(segment), { token: await goodToken() });
const publicList = (headers: Record<string, string> = {}) =>
  call(publicOpportunities, 'GET', paths.opportunities, { headers });
const adminList = async (headers: Record<string, string> = {}) =>
  call(adminOpportunities, 'GET', paths.adminOpportunities, { token: await goodToken(), headers });
const publicTitles = async () =>
  v.parse(v.array(opportunitySummary), await (await publicList()).json()).map(({ title }) => title);

describe('the public list', () => {
  test('The public list is empty at first', async () => {
    expect(await publicTitles()).toEqual([]);
  });

  test('The public list is newest first and has only the fields of a card', async () => {
    const first = await create('First', { description: 'Not in the list.' });
    const second = await create('Second', { language: 'es' });
    const shown = { subtitle: fieldsWith().subtitle, sector: 'mining', imageURL: [] };
    const listed = await (await publicList()).json();
    expect(listed).toMatchObject([
      { id: second, title: 'Second', ...shown, language: 'es' },
      { id: first, title: 'First', ...shown },
    ]);
    for (const field of ['description', 'version', 'createdAt']) expect(listed[1]).not.toHaveProperty(field);
    expect(listed[1]).not.toHaveProperty('language');
  });

  test('The public list is cached briefly by the CDN under its tag, and not by browsers', async () => {
    const { headers } = await publicList();
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Netlify-Cache-Tag')).toBe(opportunitiesTag);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60, stale-while-revalidate=3540');
  });

  test('Without a purge the CDN shows an old list or image for at most an hour', () => {
    for (const { maxAge, swr } of [publishedCache, imageCache]) expect(maxAge + swr).toBeLessThanOrEqual(3_600);
  });
});

describe.each([
  ['public', publicList],
  ['administrator’s', adminList],
])('the conditional request for the %s list', (_, list) => {
  const etagOf = ({ headers }: Response) => headers.get('ETag') ?? '';

  test('An unchanged list is answered with 304 and the same cache headers', async () => {
    await create('First');
    const [one, other] = [await list(), await list()];
    expect(etagOf(one)).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(etagOf(other)).toBe(etagOf(one));
    const again = await list({ 'If-None-Match': `"other", ${etagOf(one)}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Content-Type')).toBeNull();
    for (const name of ['ETag', 'Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Cache-Tag', 'Netlify-Vary'])
      expect(again.headers.get(name), name).toBe(one.headers.get(name));
  });

  test('A changed list is sent again with another ETag', async () => {
    const id = await create('First');
    const etag = etagOf(await list());
    await save({ ...fieldsWith({ title: 'Changed' }), id });
    const changed = await list({ 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(etagOf(changed)).not.toBe(etag);
  });
});

describe('the administrator’s list', () => {
  test('The administrator’s list has complete records, newest first', async () => {
    await create('First');
    await create('Second');
    const response = await call(adminOpportunities, 'GET', paths.adminOpportunities, { token: await goodToken() });
    expect(response.status).toBe(200);
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
    expect(await response.json()).toMatchObject([
      { title: 'Second', version: 1, language: 'en', description: fieldsWith().description },
      { title: 'First', version: 1, createdAt: expect.any(String), updatedAt: expect.any(String) },
    ]);
  });
});

describe('deleting', () => {
  test('A deleted opportunity is in neither list, and each repeated deletion answers 204', async () => {
    const id = await create('Gone');
    await create('Kept');
    for (let times = 0; times < 3; times += 1) {
      const response = await remove(id);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
    }
    expect(await publicTitles()).toEqual(['Kept']);
    const response = await call(adminOpportunities, 'GET', paths.adminOpportunities, { token: await goodToken() });
    expect(await response.json()).toHaveLength(1);
  });

  test('Deleting an unknown opportunity answers 204', async () => {
    expect((await remove(unknownId)).status).toBe(204);
  });

  test.each(hostileSegments(unknownId))('Deleting with an invalid id answers 404: %s', async (segment) => {
    const response = await remove(segment);
    expect(response.status).toBe(404);
    expect((await refusalOf(response)).error).toBe('not-found');
  });
});

describe('the CDN', () => {
  let purges: ReturnType<typeof playPurges>;
  beforeEach(() => {
    purges = playPurges();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('The CDN is purged after a creation, an update and a deletion, but not after a refused one', async () => {
    const id = await create('One');
    expect(purges).toEqual([[opportunitiesTag]]);
    await save({ ...fieldsWith(), id });
    expect(purges).toHaveLength(2);
    await save({ ...fieldsWith({ title: '' }), id });
    expect(purges).toHaveLength(2);
    await remove(id);
    expect(purges).toHaveLength(3);
    await remove('x');
    expect(purges).toHaveLength(3);
  });
});
