import { expect, test } from 'vitest';
import { deletionDay, isDeletedSoon } from '#domain/enquiry/deadlines';
import { fc } from '../../support/properties.ts';

test.each([
  ['2026-01-15T23:59:59.000Z', 24, '2028-01-15'],
  ['2026-01-31T00:00:00.000Z', 1, '2026-02-28'],
  ['2024-02-29T12:00:00.000Z', 12, '2025-02-28'],
  ['2026-11-22T12:00:00.000Z', 2, '2027-01-22'],
])('An enquiry of %s is deleted %i months later, on %s', (receivedAt, months, day) => {
  expect(deletionDay(receivedAt, months)).toBe(day);
});

test('An upcoming deletion is announced from a week before it', () => {
  const soon = (day: string) => isDeletedSoon('2026-01-15T08:00:00.000Z', 24, new Date(`${day}T00:00:00Z`));
  expect([soon('2028-01-07'), soon('2028-01-08'), soon('2028-02-01')]).toEqual([false, true, true]);
});

test('An enquiry is deleted in the month in which its retention ends, whatever its day', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 240 }), (received, months) => {
      const day = new Date(deletionDay(received.toISOString(), months));
      const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(monthOf(day) - monthOf(received)).toBe(months);
      expect(day.getUTCDate()).toBeLessThanOrEqual(received.getUTCDate());
    }),
  );
});
