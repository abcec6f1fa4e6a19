import { expect, test } from 'vitest';
import { nextFollowUp } from '#domain/enquiry/deadlines';

const answeredAt = '2026-05-01T10:00:00.000Z';
const next = (...followedUpAt: string[]) => {
  const due = nextFollowUp({ state: 'answered', answeredAt, followedUpAt });
  return due === undefined ? undefined : new Date(due).toISOString();
};

test('The team writes again 3, 10 and 30 days after its answer', () => {
  expect(next()).toBe('2026-05-04T10:00:00.000Z');
  expect(next('2026-05-05T08:00:00.000Z')).toBe('2026-05-11T10:00:00.000Z');
  expect(next('2026-05-31T10:00:00.001Z')).toBeUndefined();
});

test('An early follow-up covers the next day, so that a third one leaves none', () => {
  expect(next('2026-05-02T08:00:00.000Z')).toBe('2026-05-11T10:00:00.000Z');
  expect(next('2026-05-02T08:00:00.000Z', '2026-05-02T09:00:00.000Z')).toBe('2026-05-31T10:00:00.000Z');
  const three = ['2026-05-02T08:00:00.000Z', '2026-05-02T09:00:00.000Z', '2026-05-02T10:00:00.000Z'];
  expect(next(...three)).toBeUndefined();
});

test('A follow-up at the exact due time counts as done', () => {
  expect(next('2026-05-04T10:00:00.000Z')).toBe('2026-05-11T10:00:00.000Z');
});
