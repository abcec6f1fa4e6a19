import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { summaryIndex } from '../../../netlify/opportunities/indexes.ts';
import { listDeletedOpportunities, listOpportunities, referencedImages } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { readPublishedList } from '../../../netlify/opportunities/published.ts';
import { newRecord } from '../../../netlify/opportunities/record.ts';
import { timeouts } from '../../../netlify/store/deadline.ts';
import { allInParallel } from '../../../netlify/store/in-parallel.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith, opportunityIn, restAllRecords, storedText } from './samples.ts';

describe('the requests of a list', () => {
  const server = provideBlobServer(startStrictBlobServer);
  afterEach(() => vi.useRealTimers());

  const readsOf = async (work: () => Promise<unknown>) => {
    const before = server().requests.length;
    await work();
    return server()
      .requests.slice(before)
      .filter(({ method, store, key }) => method === 'GET' && store === 'opportunities' && key !== '').length;
  };

  test('A list reads no record again with an index, and one record after one change', async () => {
    const ids = Array.from({ length: 30 }, () => crypto.randomUUID());
    await Promise.all(ids.map((id) => createOpportunity(id, fieldsWith())));
    restAllRecords();
    expect(await readsOf(readPublishedList)).toBe(30);
    expect(await readsOf(readPublishedList)).toBe(0);
    await updateOpportunity(ids[0] ?? '', fieldsWith({ title: 'Edited' }), 1);
    expect(await readsOf(readPublishedList)).toBe(1);
    restAllRecords();
    expect(await readsOf(readPublishedList)).toBe(1);
    expect(await readsOf(readPublishedList)).toBe(0);
  });

  test('An index is transferred again only after it has changed', async () => {
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    restAllRecords();
    await readPublishedList();
    const statuses = async () => {
      const before = server().requests.length;
      await readPublishedList();
      const asked = server().requests.slice(before);
      return asked.flatMap(({ method, store, status }) =>
        method === 'GET' && store === 'opportunity-index' ? [status] : [],
      );
    };
    expect(await statuses()).toEqual([200]);
    expect(await statuses()).toEqual([304]);
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    restAllRecords();
    await readPublishedList();
    expect(await statuses()).toEqual([200]);
    expect((await readPublishedList()).map(({ title }) => title)).toEqual(['Edited']);
  });

  test('A truncated index or list of keys is read again, without reading the records', async () => {
    await Promise.all([1, 2, 3].map(() => createOpportunity(crypto.randomUUID(), fieldsWith())));
    restAllRecords();
    await readPublishedList();
    summaryIndex.understood.clear();
    server().faults.script({ kind: 'shortened', on: { method: 'GET', store: 'opportunity-index' }, times: 2 });
    server().faults.script({ kind: 'shortened', on: { method: 'GET', store: 'opportunities', key: '' }, times: 3 });
    expect(await readsOf(readPublishedList)).toBe(0);
    expect((await readPublishedList()).length).toBe(3);
  });

  test('A list of keys that stays truncated makes the list unavailable', async () => {
    server().faults.script({
      kind: 'shortened',
      on: { store: 'opportunities', key: '' },
      times: Number.POSITIVE_INFINITY,
    });
    await expect(readPublishedList()).rejects.toMatchObject({
      name: 'Unavailable',
      cause: expect.stringContaining('JSON'),
    });
    server().faults.clear();
  });

  test('The full list and the trash share an index and read only changed records', async () => {
    const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
    await Promise.all(ids.map((id) => createOpportunity(id, fieldsWith())));
    restAllRecords();
    expect(await readsOf(listOpportunities)).toBe(12);
    expect(await readsOf(listOpportunities)).toBe(0);
    expect(await readsOf(listDeletedOpportunities)).toBe(0);
    await deleteOpportunity(ids[0] ?? '');
    expect(await readsOf(listDeletedOpportunities)).toBe(1);
    restAllRecords();
    expect(await readsOf(listOpportunities)).toBe(1);
    expect(await readsOf(listDeletedOpportunities)).toBe(0);
    expect((await listOpportunities()).length).toBe(11);
  });

  test('A save makes the same requests among few and among many records', async () => {
    const callsOf = async (work: () => Promise<unknown>) => {
      const before = server().requests.length;
      await work();
      return server()
        .requests.slice(before)
        .map(({ method, store }) => `${method} ${store}`);
    };
    const save = async () => {
      const id = crypto.randomUUID();
      await createOpportunity(id, fieldsWith());
      await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    };
    const few = await callsOf(save);
    await storeOldRecords(300);
    await readPublishedList();
    expect(await callsOf(save)).toEqual(few);
  });

  test('A record written just now is read again, because two saves could share an etag', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    await readPublishedList();
    expect(await storedText('opportunity-index', 'summaries')).toBeNull();
    expect(await readsOf(readPublishedList)).toBe(1);
    expect(await readPublishedList()).toMatchObject([{ id }]);
  });

  test('A record missing from a list of keys is looked up before it counts as deleted', async () => {
    const ids: string[] = Array.from({ length: 4 }, () => crypto.randomUUID());
    await Promise.all(ids.map((id) => createOpportunity(id, fieldsWith())));
    restAllRecords();
    await readPublishedList();
    await bareStore('opportunities').delete(ids[0] ?? '');
    server().faults.script({ kind: 'partial-list', on: { method: 'GET', store: 'opportunities', key: '' } });
    expect((await readPublishedList()).map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
  });

  test('A record that is really deleted is looked up once', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    const gone = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    restAllRecords();
    await readPublishedList();
    await bareStore('opportunities').delete(gone.id);
    expect(await readsOf(readPublishedList)).toBe(1);
    expect(await readsOf(readPublishedList)).toBe(0);
    expect(await readPublishedList()).toMatchObject([{ id }]);
  });

  test('An index that cannot be written only costs reads, but one that cannot be read makes the list unavailable', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    restAllRecords();
    const always = Number.POSITIVE_INFINITY;
    server().faults.script({ kind: '503', on: { method: 'PUT', store: 'opportunity-index' }, times: always });
    expect(await readPublishedList()).toMatchObject([{ id }]);
    expect(warned).toHaveBeenCalled();
    server().faults.script({ kind: '503', on: { method: 'GET', store: 'opportunity-index' }, times: always });
    await expect(readPublishedList()).rejects.toMatchObject({ name: 'Unavailable' });
    warned.mockRestore();
  });

  test('Lists use strong consistency', async () => {
    await createOpportunity(crypto.randomUUID(), fieldsWith());
    await readPublishedList();
    await listOpportunities();
    expect(server().requests.filter(({ consistency }) => consistency === 'eventual')).toEqual([]);
  });
});

describe('a store whose eventual reads lag by a minute', () => {
  provideBlobServer(() => startStrictBlobServer({ lag: 60_000 }));

  test('Lists show every change immediately despite lagging eventual reads', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    expect(await readPublishedList()).toMatchObject([{ id, title: 'Edited' }]);
    await deleteOpportunity(id);
    expect(await readPublishedList()).toEqual([]);
    // The lag is real: an eventual read returns nothing yet.
    const { getStore } = await import('@netlify/blobs');
    expect(await getStore('opportunities').get(id)).toBeNull();
  });
});

describe('more than one page of keys', () => {
  const server = provideBlobServer(startStrictBlobServer);
  beforeEach(() => storeOldRecords(1100));

  test('1,100 opportunities are all listed once and indexed', async () => {
    const summaries = await listUntilReady();
    expect(new Set(summaries.map(({ id }) => id)).size).toBe(1100);
    expect(summaries.length).toBe(1100);
    const before = server().requests.length;
    expect((await readPublishedList()).length).toBe(1100);
    // Two pages of keys and the index.
    expect(server().requests.length - before).toBe(3);
  });

  test('An interrupted rebuild of the index is saved, and repeated calls complete it', async () => {
    server().faults.script({
      kind: '503',
      on: { method: 'GET', store: 'opportunities' },
      after: 500,
      times: Number.POSITIVE_INFINITY,
    });
    await expect(readPublishedList()).rejects.toMatchObject({ name: 'Unavailable' });
    const indexed = await indexedEntries();
    expect(indexed).toBeGreaterThan(250);
    expect(indexed).toBeLessThan(1100);
    server().faults.clear();
    expect((await listUntilReady()).length).toBe(1100);
  });
});

describe('a rebuild that takes longer than a request', () => {
  const server = provideBlobServer(startStrictBlobServer);
  afterEach(() => vi.restoreAllMocks());

  test('A rebuild beyond the time of a request is saved and continued by the next request', async () => {
    await storeOldRecords(600);
    const { request, savingIndex } = timeouts;
    const began = server().requests.length;
    const now = performance.now.bind(performance);
    // After 250 requests only enough time is left to save the index.
    vi.spyOn(performance, 'now').mockImplementation(
      () => now() + (server().requests.length - began < 250 ? 0 : request - savingIndex),
    );
    await expect(readPublishedList()).rejects.toMatchObject({ name: 'Unavailable', retryAfter: 1 });
    expect(server().requests.filter(({ method }) => method === 'GET').length).toBeLessThan(600);
    vi.restoreAllMocks();
    expect(await indexedEntries()).toBeGreaterThan(200);
    expect((await listUntilReady()).length).toBe(600);
  });
});

describe('the names of referenced images', () => {
  provideBlobServer(startStrictBlobServer);
  const [one, two, three] = ['1', '2', '3'].map((digit) => `${digit.repeat(32)}.webp`);

  test('The names of images include those of live, past and deleted records', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [one ?? ''] })));
    await updateOpportunity(id, fieldsWith({ imageURL: [two ?? ''] }), 1);
    const gone = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [three ?? ''] })));
    await deleteOpportunity(gone.id);
    const { names, complete } = await referencedImages();
    expect([...names].toSorted()).toEqual([one, two, three]);
    expect(complete).toBe(true);
  });

  test('The names of images are incomplete while a record has an unknown schema', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await bareStore('opportunities').set(crypto.randomUUID(), '{"schema":2}');
    expect((await referencedImages()).complete).toBe(false);
    logged.mockRestore();
  });
});

/** The number of summaries in the index. */
async function indexedEntries(): Promise<number> {
  return JSON.parse((await storedText('opportunity-index', 'summaries')) ?? '').entries.length;
}

/** A rebuild takes several calls on a slow machine, by design. */
async function listUntilReady() {
  for (let call = 1; call < 10; call += 1) {
    const summaries = await readPublishedList().catch(() => undefined);
    if (summaries) return summaries;
  }
  return await readPublishedList();
}

/** Old records, written without the repository because it would set the current time. */
async function storeOldRecords(count: number): Promise<void> {
  const store = bareStore('opportunities');
  const old = new Date(Date.now() - 60_000).toISOString();
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await allInParallel(ids, (id) =>
    store.setJSON(id, newRecord(id, fieldsWith(), { token: crypto.randomUUID(), at: old })),
  );
}
