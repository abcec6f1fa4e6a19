import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { allInParallel, inParallel } from '../../../netlify/store/in-parallel.ts';

const items = Array.from({ length: 330 }, (_, index) => index);

describe('work in parallel', () => {
  test('Each item is processed once, with at most 100 items in parallel', async () => {
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

  test('An empty list of items has an empty result', async () => {
    expect(await inParallel([], async (item) => item)).toEqual({ results: [], failure: undefined });
  });

  test('No item starts after a failure, and the successful results are kept', async () => {
    const begun: number[] = [];
    const failed = Promise.withResolvers<void>();
    const { results, failure } = await inParallel(items, async (item) => {
      begun.push(item);
      // The other items end after the failure was seen.
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

  test('No item starts once the stop condition holds', async () => {
    let left = 130;
    const { results } = await inParallel(
      items,
      async (item) => item,
      () => left-- > 0,
    );
    expect(results.length).toBe(130);
  });
});
