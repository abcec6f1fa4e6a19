import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { allInParallel, inParallel } from '../../../netlify/store/in-parallel.ts';

const items = Array.from({ length: 330 }, (_, index) => index);

describe('work in parallel', () => {
  test('is done for every item once, at most 100 at a time, and many at a time', async () => {
    let underWay = 0;
    let most = 0;
    const done = await allInParallel(items, async (item) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await pause(1);
      underWay -= 1;
      return item;
    });
    expect(done.toSorted((one, other) => one - other)).toEqual(items);
    expect(most).toBe(100);
  });

  test('of nothing is nothing', async () => {
    expect(await inParallel([], async (item) => item)).toEqual({ results: [], failure: undefined });
  });

  test('begins no more after a failure, and keeps what succeeded', async () => {
    const begun: number[] = [];
    const failed = Promise.withResolvers<void>();
    const { results, failure } = await inParallel(items, async (item) => {
      begun.push(item);
      // The others end once the failure has been seen.
      if (item !== 3) await failed.promise.then(() => pause(1));
      if (item !== 3) return item;
      while (begun.length < 100) await pause(1);
      failed.resolve();
      throw new Error('third');
    });
    expect(failure).toMatchObject({ message: 'third' });
    expect(begun.length).toBe(100);
    expect(results.length).toBe(99);
    await expect(allInParallel(items, () => Promise.reject(new Error('every')))).rejects.toThrow('every');
  });

  test('begins no more when told to stop', async () => {
    let left = 130;
    const { results } = await inParallel(
      items,
      async (item) => item,
      () => left-- > 0,
    );
    expect(results.length).toBe(130);
  });
});
