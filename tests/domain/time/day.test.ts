import { expect, test } from 'vitest';
import { dayInArgentina } from '#domain/time/day';

test('A day in Argentina begins three hours after the day in UTC', () => {
  expect(dayInArgentina(new Date('2026-01-01T02:59:59.999Z'))).toBe('2025-12-31');
  expect(dayInArgentina(new Date('2026-01-01T03:00:00.000Z'))).toBe('2026-01-01');
});
