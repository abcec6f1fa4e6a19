import { getStore, listStores } from '@netlify/blobs';
import { describe, expect, test } from 'vitest';
import { provideBlobServer, startStrictBlobServer } from '../sites/blob-servers.ts';

const strong = (name = 'things') => getStore({ name, consistency: 'strong' });

describe('the strict blob server, through the real client', () => {
  const server = provideBlobServer(() => startStrictBlobServer({ pageSize: 10 }));

  test('The strict blob server keeps text, bytes and metadata, and returns the write’s ETag on reads and in lists', async () => {
    const { etag } = await strong().set('a/b c', 'text', { metadata: { bytes: 4 } });
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await strong().getWithMetadata('a/b c')).toEqual({ data: 'text', etag, metadata: { bytes: 4 } });
    expect(await strong().getMetadata('a/b c')).toEqual({ etag, metadata: { bytes: 4 } });
    expect((await strong().list()).blobs).toEqual([{ key: 'a/b c', etag }]);
    expect(await strong().getWithMetadata('a/b c', { etag: etag ?? '' })).toMatchObject({ data: null });
  });

  test('The strict blob server returns null for missing keys, and deletes can be repeated', async () => {
    expect(await strong().get('x')).toBeNull();
    expect(await strong().getMetadata('x')).toBeNull();
    await strong().set('x', '1');
    await strong().delete('x');
    await strong().delete('x');
    expect(await strong().get('x')).toBeNull();
    expect((await strong().list()).blobs).toEqual([]);
  });

  test('The strict blob server checks the conditions “only if new” and “only if match”', async () => {
    const { etag = '' } = await strong().set('x', '1', { onlyIfNew: true });
    expect(await strong().set('x', '2', { onlyIfNew: true })).toEqual({ modified: false });
    expect(await strong().set('x', '2', { onlyIfMatch: '"other"' })).toEqual({ modified: false });
    expect(await strong().set('y', '2', { onlyIfMatch: etag })).toEqual({ modified: false });
    expect(await strong().get('x')).toBe('1');
    expect(await strong().set('x', '2', { onlyIfMatch: etag })).toMatchObject({ modified: true });
    expect(await strong().get('x')).toBe('2');
  });

  test('Exactly one of 40 simultaneous conditional writes succeeds', async () => {
    const { etag = '' } = await strong().set('x', 'before');
    const writes = Array.from({ length: 40 }, (_, index) => strong().set('x', `${index}`, { onlyIfMatch: etag }));
    expect((await Promise.all(writes)).filter(({ modified }) => modified).length).toBe(1);
  });

  test('The strict blob server lists keys by page, prefix and folder', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `k${String(index).padStart(2, '0')}`);
    for (const key of [...keys, 'folder/a', 'folder/b']) await strong().set(key, key);
    const pages = await Array.fromAsync(strong().list({ prefix: 'k', paginate: true }));
    expect(pages.map(({ blobs }) => blobs.length)).toEqual([10, 10, 5]);
    expect((await strong().list({ prefix: 'k' })).blobs.map(({ key }) => key)).toEqual(keys);
    expect((await strong().list({ directories: true })).directories).toEqual(['folder']);
    expect((await strong().list({ prefix: 'folder/' })).blobs.length).toBe(2);
  });

  test('The strict blob server keeps stores separate, lists them and can empty them', async () => {
    await strong('one').set('x', '1');
    await strong('two').set('x', '2');
    expect((await listStores()).stores).toEqual(['one', 'two']);
    expect(await strong('one').deleteAll()).toEqual({ deletedBlobs: 1 });
    expect([await strong('one').get('x'), await strong('two').get('x')]).toEqual([null, '2']);
  });

  test('The strict blob server refuses a wrong token', async () => {
    const context: object = JSON.parse(Buffer.from(server().context, 'base64').toString());
    process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify({ ...context, token: 'wrong' })).toString('base64');
    await expect(strong().get('x')).rejects.toThrow('401');
  });

  test('The strict blob server logs requests with their results', async () => {
    server().faults.script({ kind: 'drop-after', on: { method: 'PUT', key: 'x' } });
    await strong().set('x', '1', { onlyIfNew: true });
    expect(server().requests).toMatchObject([
      { method: 'PUT', store: 'things', key: 'x', condition: '*', fault: 'drop-after', status: 'unanswered' },
      { method: 'PUT', store: 'things', key: 'x', condition: '*', fault: undefined, status: 412 },
    ]);
    expect(server().report()).toContain('seed 1\nPUT things/x strong * [drop-after] → unanswered');
  });
});

describe('eventual reads of the strict blob server', () => {
  let now = 0;
  const lag = 150;
  provideBlobServer(() => startStrictBlobServer({ lag, now: () => now }));

  test('Eventual reads show a write, an overwrite and a deletion only after the lag, and strong reads at once', async () => {
    const eventual = getStore('things');
    const seen = async () => [await eventual.get('x'), (await eventual.list()).blobs.length, await strong().get('x')];
    await strong().set('x', '1');
    expect(await seen()).toEqual([null, 0, '1']);
    now += lag;
    expect(await seen()).toEqual(['1', 1, '1']);
    await strong().set('x', '2');
    expect(await seen()).toEqual(['1', 1, '2']);
    now += lag;
    expect(await seen()).toEqual(['2', 1, '2']);
    await strong().delete('x');
    expect(await seen()).toEqual(['2', 1, null]);
    now += lag;
    expect(await seen()).toEqual([null, 0, null]);
  });
});

describe('the strict blob server under single faults, through the real client', () => {
  const server = provideBlobServer(() => startStrictBlobServer({ lateness: 20 }));

  test('A stale list shows earlier keys despite strong consistency, and reads are not stale', async () => {
    await strong().set('x', '1');
    server().faults.script({ kind: 'stale-list' });
    expect((await strong().list()).blobs).toEqual([]);
    expect((await strong().list()).blobs.length).toBe(1);
    expect(await strong().get('x')).toBe('1');
  });

  test('A late write is stored after its sender has given up', async () => {
    const sender = new AbortController();
    server().faults.script({ kind: 'late', struck: () => sender.abort() });
    const fetch: typeof globalThis.fetch = (input, init) =>
      globalThis.fetch(input, { ...init, signal: sender.signal }).catch(() => new Response(null, { status: 424 }));
    await getStore({ name: 'things', consistency: 'strong', fetch }).set('x', '1', { onlyIfNew: true });
    expect(server().requests).toMatchObject([{ fault: 'late', status: 'unanswered' }]);
    await server().settled();
    expect(await strong().get('x')).toBe('1');
  });

  test('A listener is called for each stored write and deletion, even when the sender gets no answer', async () => {
    const landed: string[] = [];
    server().onLanded = ({ method, store, key }) => landed.push(`${method} ${store}/${key}`);
    server().faults.script({ kind: 'drop-after' });
    await strong().set('x', '1', { onlyIfNew: true });
    await strong().set('x', '2', { onlyIfNew: true });
    await strong().get('x');
    await strong().delete('x');
    expect(landed).toEqual(['PUT things/x', 'DELETE things/x']);
  });
});
