import { describe, expect, test } from 'vitest';
import { coalesce } from '../../../netlify/store/coalesce.ts';
import { currentDeadline, Deadline, withinDeadline } from '../../../netlify/store/deadline.ts';

/** A read that the test answers: `answer` completes the oldest pending one. */
function readByHand() {
  const underWay: PromiseWithResolvers<string>[] = [];
  let begun = 0;
  const read = coalesce(() => {
    begun += 1;
    const own = Promise.withResolvers<string>();
    underWay.push(own);
    return own.promise;
  });
  const oldest = async () => {
    await expect.poll(() => underWay.length).toBeGreaterThan(0);
    return underWay.shift();
  };
  return {
    read,
    begun: () => begun,
    hasBegun: (count: number) => expect.poll(() => begun).toBe(count),
    answer: async (text: string) => (await oldest())?.resolve(text),
    fail: async (reason: string) => (await oldest())?.reject(new Error(reason)),
  };
}

describe('a shared read', () => {
  test('Calls before a read begins share its result', async () => {
    const { read, begun, answer: result } = readByHand();
    const asked = [read(), read(), read()];
    await result('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'first']);
    expect(begun()).toBe(1);
  });

  test('Calls after a read began share the next one', async () => {
    const { read, begun, hasBegun, answer: result } = readByHand();
    const early = read();
    await hasBegun(1);
    const late = [read(), read()];
    await result('before the save');
    expect(await early).toBe('before the save');
    await result('after the save');
    expect(await Promise.all(late)).toEqual(['after the save', 'after the save']);
    expect(begun()).toBe(2);
  });

  test('The next read begins without waiting indefinitely for one that hangs', async () => {
    const { read, hasBegun, answer: result } = readByHand();
    const hanging = read();
    await hasBegun(1);
    const next = read();
    await hasBegun(2);
    await result('late');
    await result('in time');
    expect(await Promise.all([hanging, next])).toEqual(['late', 'in time']);
  });

  test('The time of waiting for another read counts against the own deadline', async () => {
    const hanging = Promise.withResolvers<number>();
    const reads = [() => hanging.promise, async () => currentDeadline().left];
    const read = coalesce(() => (reads.shift() ?? (() => Promise.reject(new Error('read too often'))))());
    const first = read();
    await expect.poll(() => reads.length).toBe(1);
    expect(await withinDeadline(read, new Deadline(1_000))).toBeLessThan(800);
    hanging.resolve(0);
    await first;
  });

  test('A failed read rejects the calls that share it, and not later ones', async () => {
    const { read, answer: result, fail } = readByHand();
    const asked = [read(), read()].map((one) => one.catch((error: Error) => error.message));
    await fail('no store');
    expect(await Promise.all(asked)).toEqual(['no store', 'no store']);
    const again = read();
    await result('well');
    expect(await again).toBe('well');
  });
});
