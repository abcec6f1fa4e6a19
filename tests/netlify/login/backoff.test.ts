import { describe, expect, test } from 'vitest';
import { waitAfter, waitBefore } from '../../../netlify/login/throttle.ts';
import { fc } from '../../support/properties.ts';

const now = 1_800_000_000_000;
const times = (count: number, last: number) => Array.from({ length: count }, (_, index) => last - (count - 1 - index));

describe('the wait after failed logins', () => {
  test.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [5, 5],
    [6, 10],
    [7, 20],
    [8, 40],
    [9, 60],
    [10, 60],
    [10_000, 60],
  ])('After %d failed logins the wait is %d seconds', (failures, seconds) => {
    expect(waitAfter(failures)).toBe(seconds * 1000);
  });
});

describe('the wait of a client', () => {
  test('A client with fewer than five failed logins does not wait', () => {
    expect(waitBefore([], now)).toBe(0);
    expect(waitBefore(times(4, now), now)).toBe(0);
  });

  test('A client waits from its fifth failed login', () => {
    expect(waitBefore(times(5, now), now)).toBe(5_000);
    expect(waitBefore(times(5, now - 4_999), now)).toBe(1);
    expect(waitBefore(times(5, now - 5_000), now)).toBe(0);
  });

  test('A client waits at most a minute after its last failed login, whatever the clock says', () => {
    const anyTimes = fc.array(fc.integer({ min: now - 900_000, max: now + 900_000 }));
    fc.assert(
      fc.property(anyTimes, fc.integer({ min: 0, max: 900_000 }), (failures, ago) => {
        expect(waitBefore(failures, now)).toBeLessThanOrEqual(60_000);
        expect(waitBefore([...failures.filter((at) => at < now - 60_000), now - 60_000 - ago], now)).toBe(0);
      }),
    );
  });
});
