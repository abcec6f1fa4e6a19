import { afterEach, describe, expect, test, vi } from 'vitest';
import { deleteImage, storeImage } from '../../../netlify/opportunities/images.ts';
import { createOpportunity, updateOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { readPublishedList } from '../../../netlify/opportunities/published.ts';
import { openStore } from '../../../netlify/store/blob-store.ts';
import { Deadline, withinDeadline } from '../../../netlify/store/deadline.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { fieldsWith, restAllRecords, useTimeouts } from '../opportunities/samples.ts';

describe('a deadline', () => {
  useTimeouts(ofTheSite);
  const server = provideBlobServer(startStrictBlobServer);

  test('All stores opened during a piece of work share its deadline, also in nested work', async () => {
    await withinDeadline(async () => {
      const first = openStore('opportunities').deadline;
      expect(openStore('images').deadline).toBe(first);
      await withinDeadline(async () => expect(openStore('images').deadline).toBe(first), new Deadline(1));
    });
  });

  test('Separate pieces of work have separate deadlines', async () => {
    const deadlines = await Promise.all([1, 2].map(() => withinDeadline(async () => openStore('images').deadline)));
    deadlines.push(openStore('images').deadline, openStore('images').deadline);
    expect(new Set(deadlines).size).toBe(4);
  });

  test('A deadline counts only time spent waiting for the store, and simultaneous calls once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const deadline = new Deadline(1_000);
    const waitFor = (milliseconds: number) => deadline.spend(async () => vi.advanceTimersByTime(milliseconds));
    vi.advanceTimersByTime(5_000);
    expect(deadline.left).toBe(1_000);
    await Promise.all([waitFor(100), waitFor(200)]);
    expect(deadline.left).toBe(700);
    vi.advanceTimersByTime(5_000);
    const failing = deadline.spend(async () => {
      vi.advanceTimersByTime(300);
      throw new Error('no answer');
    });
    await expect(failing).rejects.toThrow('no answer');
    expect(deadline.left).toBe(400);
    await waitFor(500);
    expect(deadline.left).toBe(0);
    vi.useRealTimers();
  });

  test('No call reaches the store after the deadline', async () => {
    const over = new Deadline(0);
    const work = withinDeadline(async () => {
      const calls = [storeImage(new Uint8Array(1)), createOpportunity(crypto.randomUUID(), fieldsWith())];
      return Promise.all(calls.map((call) => call.catch((error: Error) => error.name)));
    }, over);
    expect(await work).toEqual(['Unavailable', 'Unavailable']);
    expect(server().requests).toEqual([]);
  });

  test('A call that uses up the deadline leaves no time for the next one', async () => {
    const name = await storeImage(new Uint8Array(1));
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    server().faults.script({ kind: 'hang', on: { store: 'images' }, times: Number.POSITIVE_INFINITY });
    const before = server().requests.length;
    const work = async () => [
      await deleteImage(name).catch((error: Error) => error.name),
      await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1).catch((error: Error) => error.name),
    ];
    const outcomes = await withinDeadline(work, new Deadline(100));
    expect(outcomes).toEqual(['Unavailable', 'Unavailable']);
    const asked = server().requests.slice(before);
    expect(asked.filter(({ store }) => store === 'opportunities')).toEqual([]);
  });
});

describe('saving the index during a request', () => {
  const server = provideBlobServer(startStrictBlobServer);
  useTimeouts({ savingIndex: 500 });
  afterEach(() => vi.useRealTimers());

  test('The time of saving the index counts against the request’s deadline', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    await createOpportunity(crypto.randomUUID(), fieldsWith());
    restAllRecords();
    server().faults.script({ kind: 'hang', on: { method: 'PUT', store: 'opportunity-index' }, times: 4 });
    const deadline = new Deadline(60_000);
    expect(await withinDeadline(readPublishedList, deadline)).toHaveLength(1);
    expect(deadline.left).toBeLessThan(60_000 - 490);
  });
});

describe('the first attempt of a call', () => {
  // Longer than any deadline, so that the attempt may take all the time of its deadline.
  useTimeouts({ request: ofTheSite.request, firstAttempt: 60_000 });
  const server = provideBlobServer(startStrictBlobServer);

  test.each([
    ['a shorter one', 1_200, () => withinDeadline(() => readPublishedList(), new Deadline(1_200))],
    ['that of a request', 2_500, () => withinDeadline(() => readPublishedList())],
  ])('The first attempt may take as long as its deadline, %s: %i ms', async (_what, most, list) => {
    const asked = vi.spyOn(AbortSignal, 'timeout');
    server().faults.script({ kind: '401', times: Number.POSITIVE_INFINITY });
    await expect(list()).rejects.toThrow();
    const longest = Math.max(...asked.mock.calls.map(([milliseconds]) => milliseconds));
    asked.mockRestore();
    expect(longest).toBeLessThanOrEqual(most);
    // Minus the time that the process itself took until then.
    expect(longest).toBeGreaterThan(most / 2);
  });
});
