import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { summaryIndex } from '../../../netlify/opportunities/indexes.ts';
import { listDeletedOpportunities, listOpportunities, referencedImages } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { listPublished } from '../../../netlify/opportunities/published.ts';
import { newRecord } from '../../../netlify/opportunities/record.ts';
import { timeouts } from '../../../netlify/store/deadline.ts';
import { allInParallel } from '../../../netlify/store/in-parallel.ts';
import { startStrictBlobServer, useBlobServer } from '../../support/blob-servers.ts';
import { bareStore, fieldsWith, opportunityIn, restAllRecords, storedText } from './samples.ts';

describe('what a list costs', () => {
  const server = useBlobServer(startStrictBlobServer);
  afterEach(() => vi.useRealTimers());

  const readsOf = async (work: () => Promise<unknown>) => {
    const before = server().requests.length;
    await work();
    return server()
      .requests.slice(before)
      .filter(({ method, store, key }) => method === 'GET' && store === 'opportunities' && key !== '').length;
  };

  test('with a kept index nothing is read again, and after one change one record', async () => {
    const ids = Array.from({ length: 30 }, () => crypto.randomUUID());
    await Promise.all(ids.map((id) => createOpportunity(id, fieldsWith())));
    restAllRecords();
    expect(await readsOf(listPublished)).toBe(30);
    expect(await readsOf(listPublished)).toBe(0);
    await updateOpportunity(ids[0] ?? '', fieldsWith({ title: 'Edited' }), 1);
    expect(await readsOf(listPublished)).toBe(1);
    restAllRecords();
    expect(await readsOf(listPublished)).toBe(1);
    expect(await readsOf(listPublished)).toBe(0);
  });

  test('an index that a process has read is sent to it again only when it has changed', async () => {
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    restAllRecords();
    await listPublished();
    const statuses = async () => {
      const before = server().requests.length;
      await listPublished();
      const asked = server().requests.slice(before);
      return asked.flatMap(({ method, store, status }) =>
        method === 'GET' && store === 'opportunity-index' ? [status] : [],
      );
    };
    expect(await statuses()).toEqual([200]);
    expect(await statuses()).toEqual([304]);
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    restAllRecords();
    await listPublished();
    expect(await statuses()).toEqual([200]);
    expect((await listPublished()).map(({ title }) => title)).toEqual(['Edited']);
  });

  test('an index or a list of keys that comes cut short is asked for again, and nothing else for its sake', async () => {
    await Promise.all([1, 2, 3].map(() => createOpportunity(crypto.randomUUID(), fieldsWith())));
    restAllRecords();
    await listPublished();
    summaryIndex.understood.clear();
    server().faults.script({ kind: 'shortened', on: { method: 'GET', store: 'opportunity-index' }, times: 2 });
    server().faults.script({ kind: 'shortened', on: { method: 'GET', store: 'opportunities', key: '' }, times: 3 });
    expect(await readsOf(listPublished)).toBe(0);
    expect((await listPublished()).length).toBe(3);
  });

  test('a list of keys that never comes whole is unavailable', async () => {
    server().faults.script({
      kind: 'shortened',
      on: { store: 'opportunities', key: '' },
      times: Number.POSITIVE_INFINITY,
    });
    await expect(listPublished()).rejects.toMatchObject({
      name: 'Unavailable',
      cause: expect.stringContaining('JSON'),
    });
    server().faults.clear();
  });

  test('the full list and the trash share an index of their own, and read no more than what changed', async () => {
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

  test('a save costs the same among few records and among many', async () => {
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
    await listPublished();
    expect(await callsOf(save)).toEqual(few);
  });

  test('a record that was written this moment is read again, so that two saves under one etag cannot hide', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    await listPublished();
    expect(await storedText('opportunity-index', 'summaries')).toBeNull();
    expect(await readsOf(listPublished)).toBe(1);
    expect(await listPublished()).toMatchObject([{ id }]);
  });

  test('a record that a list leaves out is looked for before it is believed gone', async () => {
    const ids: string[] = Array.from({ length: 4 }, () => crypto.randomUUID());
    await Promise.all(ids.map((id) => createOpportunity(id, fieldsWith())));
    restAllRecords();
    await listPublished();
    await bareStore('opportunities').delete(ids[0] ?? '');
    server().faults.script({ kind: 'partial-list', on: { method: 'GET', store: 'opportunities', key: '' } });
    expect((await listPublished()).map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
  });

  test('a record that is really gone is looked for once', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    const gone = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    restAllRecords();
    await listPublished();
    await bareStore('opportunities').delete(gone.id);
    expect(await readsOf(listPublished)).toBe(1);
    expect(await readsOf(listPublished)).toBe(0);
    expect(await listPublished()).toMatchObject([{ id }]);
  });

  test('an index that cannot be written costs reads only; one that cannot be read fails the list', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    restAllRecords();
    const always = Number.POSITIVE_INFINITY;
    server().faults.script({ kind: '503', on: { method: 'PUT', store: 'opportunity-index' }, times: always });
    expect(await listPublished()).toMatchObject([{ id }]);
    expect(warned).toHaveBeenCalled();
    server().faults.script({ kind: '503', on: { method: 'GET', store: 'opportunity-index' }, times: always });
    await expect(listPublished()).rejects.toMatchObject({ name: 'Unavailable' });
    warned.mockRestore();
  });

  test('lists are read strongly', async () => {
    await createOpportunity(crypto.randomUUID(), fieldsWith());
    await listPublished();
    await listOpportunities();
    expect(server().requests.filter(({ consistency }) => consistency === 'eventual')).toEqual([]);
  });
});

describe('a store whose eventual reads lag by a minute', () => {
  useBlobServer(() => startStrictBlobServer({ lag: 60_000 }));

  test('shows every change at once all the same', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith()));
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    expect(await listPublished()).toMatchObject([{ id, title: 'Edited' }]);
    await deleteOpportunity(id);
    expect(await listPublished()).toEqual([]);
    // The lag is real: what is read eventually still sees nothing of all this.
    const { getStore } = await import('@netlify/blobs');
    expect(await getStore('opportunities').get(id)).toBeNull();
  });
});

describe('more than a page of a list', () => {
  const server = useBlobServer(startStrictBlobServer);
  beforeEach(() => storeOldRecords(1100));

  test('1,100 opportunities are all listed, once each, and indexed', async () => {
    const summaries = await listUntilReady();
    expect(new Set(summaries.map(({ id }) => id)).size).toBe(1100);
    expect(summaries.length).toBe(1100);
    const before = server().requests.length;
    expect((await listPublished()).length).toBe(1100);
    // Two pages of keys and the index.
    expect(server().requests.length - before).toBe(3);
  });

  test('a rebuild that is cut off is kept as far as it came, and repeated calls finish it', async () => {
    server().faults.script({
      kind: '503',
      on: { method: 'GET', store: 'opportunities' },
      after: 500,
      times: Number.POSITIVE_INFINITY,
    });
    await expect(listPublished()).rejects.toMatchObject({ name: 'Unavailable' });
    const kept = await keptEntries();
    expect(kept).toBeGreaterThan(250);
    expect(kept).toBeLessThan(1100);
    server().faults.clear();
    expect((await listUntilReady()).length).toBe(1100);
  });
});

describe('a rebuild that takes longer than a request may', () => {
  const server = useBlobServer(startStrictBlobServer);
  afterEach(() => vi.restoreAllMocks());

  test('is left, keeps what it came to, and goes on at the next request', async () => {
    await storeOldRecords(600);
    const { request, keepingIndex } = timeouts;
    const began = server().requests.length;
    const now = performance.now.bind(performance);
    // After 250 requests so much of the time is over that only the index can be kept.
    vi.spyOn(performance, 'now').mockImplementation(
      () => now() + (server().requests.length - began < 250 ? 0 : request - keepingIndex),
    );
    await expect(listPublished()).rejects.toMatchObject({ name: 'Unavailable', retryAfter: 1 });
    expect(server().requests.filter(({ method }) => method === 'GET').length).toBeLessThan(600);
    vi.restoreAllMocks();
    expect(await keptEntries()).toBeGreaterThan(200);
    expect((await listUntilReady()).length).toBe(600);
  });
});

describe('the names of images', () => {
  useBlobServer(startStrictBlobServer);
  const [one, two, three] = ['1', '2', '3'].map((digit) => `${digit.repeat(32)}.webp`);

  test('are those of live, past and deleted records', async () => {
    const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [one ?? ''] })));
    await updateOpportunity(id, fieldsWith({ imageURL: [two ?? ''] }), 1);
    const gone = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [three ?? ''] })));
    await deleteOpportunity(gone.id);
    const { names, complete } = await referencedImages();
    expect([...names].toSorted()).toEqual([one, two, three]);
    expect(complete).toBe(true);
  });

  test('are not all known while a record is of an unknown shape', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await bareStore('opportunities').set(crypto.randomUUID(), '{"schema":2}');
    expect((await referencedImages()).complete).toBe(false);
    logged.mockRestore();
  });
});

/** How many summaries the index keeps. */
async function keptEntries(): Promise<number> {
  return JSON.parse((await storedText('opportunity-index', 'summaries')) ?? '').entries.length;
}

/** A slow machine takes more calls than one for a rebuild: that is how it is meant. */
async function listUntilReady() {
  for (let call = 1; call < 10; call += 1) {
    const summaries = await listPublished().catch(() => undefined);
    if (summaries) return summaries;
  }
  return await listPublished();
}

/** Records that have long been at rest, written past the repository because it would date them now. */
async function storeOldRecords(count: number): Promise<void> {
  const store = bareStore('opportunities');
  const old = new Date(Date.now() - 60_000).toISOString();
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await allInParallel(ids, (id) => store.setJSON(id, newRecord(id, fieldsWith(), crypto.randomUUID(), old)));
}
