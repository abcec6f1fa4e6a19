import { mkdir, writeFile } from 'node:fs/promises';
import { Server } from 'node:net';
import { join } from 'node:path';
import { getStore, type Store } from '@netlify/blobs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startBlobs } from '../../../scripts/tools/local-server/blobs.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

async function openStore(folder: string): Promise<{ store: Store; stop: () => Promise<void> }> {
  const blobs = await startBlobs(folder);
  return { store: getStore({ name: 'things', consistency: 'strong' }), stop: blobs.stop };
}

async function openForTest(): Promise<Store> {
  const { store, stop } = await openStore(await temporaryFolder());
  onTestFinished(stop);
  return store;
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function etagOf(store: Store, key: string): Promise<string> {
  const { blobs } = await store.list({ prefix: key });
  return blobs[0]?.etag ?? '';
}

describe('the local store', () => {
  test('The local store listens on this machine only', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    onTestFinished(() => listen.mockRestore());
    await openForTest();
    const hosts = listen.mock.calls.map(([where]) =>
      typeof where === 'object' && where && 'host' in where ? where.host : '',
    );
    expect(hosts).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  test('The local store keeps its blobs across a restart', async () => {
    const folder = await temporaryFolder();
    const first = await openStore(folder);
    await first.store.set('key', 'value');
    await first.stop();
    const second = await openStore(folder);
    expect(await second.store.get('key')).toBe('value');
    await second.stop();
  });

  test('A key is created once by simultaneous writers', async () => {
    const store = await openForTest();
    const outcomes = await times(30, (index) => store.set('key', `${index}`, { onlyIfNew: true }));
    expect(outcomes.filter(({ modified }) => modified)).toHaveLength(1);
    expect(await store.get('key')).toBe(String(outcomes.findIndex(({ modified }) => modified)));
  });

  test('One of many simultaneous conditional writes succeeds', async () => {
    const store = await openForTest();
    await store.set('key', 'before');
    const onlyIfMatch = await etagOf(store, 'key');
    const outcomes = await times(30, (index) => store.set('key', `${index}`, { onlyIfMatch }));
    expect(outcomes.filter(({ modified }) => modified)).toHaveLength(1);
  });

  test('Each version has its own etag', async () => {
    const store = await openForTest();
    const etags = new Set<string | undefined>();
    for (let index = 0; index < 20; index += 1) etags.add((await store.set('key', `${index}`)).etag);
    expect(etags.size).toBe(20);
  });

  test('Every key is listed during other writes', async () => {
    const store = await openForTest();
    await times(20, (index) => store.set(`kept-${index}`, 'value'));
    const writing = times(60, (index) => store.set(`new-${index}`, 'value'));
    const lists = await times(20, () => store.list());
    await writing;
    for (const { blobs } of lists) {
      const keys = blobs.map(({ key }) => key);
      expect(keys.filter((key) => key.startsWith('kept-'))).toHaveLength(20);
      expect(keys.filter((key) => !/^(kept|new)-\d+$/.test(key))).toEqual([]);
    }
  });

  test('A half-written file of a crash is ignored', async () => {
    const folder = await temporaryFolder();
    const first = await openStore(folder);
    await first.store.set('key', 'value');
    await first.stop();
    await writeFile(join(folder, 'entries/local/site:things/.k3j2h1'), 'val');
    const second = await openStore(folder);
    expect((await second.store.list()).blobs.map(({ key }) => key)).toEqual(['key']);
    await second.stop();
  });

  test('A request without a token is refused', async () => {
    await openForTest();
    const context = JSON.parse(Buffer.from(process.env.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString());
    const response = await fetch(`${context.edgeURL}/local/site:things/key`);
    expect(response.status).toBe(403);
  });

  test('The folder of the local store may contain other files', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'deep/er'), { recursive: true });
    const { store, stop } = await openStore(folder);
    expect((await store.list()).blobs).toEqual([]);
    await stop();
  });
});
