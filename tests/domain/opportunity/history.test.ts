import { expect, test } from 'vitest';
import { daysLeftInTrash } from '#domain/opportunity/history';

test.each([
  ['2026-11-01T12:00:00.000Z', 30],
  ['2026-11-01T12:00:01.000Z', 30],
  ['2026-11-02T12:00:00.000Z', 29],
  ['2026-11-30T12:00:01.000Z', 1],
  ['2026-12-01T12:00:00.000Z', 0],
  ['2026-12-05T12:00:00.000Z', 0],
  ['2026-10-01T12:00:00.000Z', 30],
])('An opportunity deleted on 1 November at noon is in the trash at %s for %i more days', (now, days) => {
  expect(daysLeftInTrash('2026-11-01T12:00:00.000Z', new Date(now))).toBe(days);
});
