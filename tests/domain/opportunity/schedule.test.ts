import { expect, test } from 'vitest';
import { contentAfter, contentOf, emptyContent } from '#domain/opportunity/content';
import { isPublishTimeAhead, isPublishTimeReached } from '#domain/opportunity/schedule';
import { instantInArgentina } from '#domain/time/day';

const now = new Date('2026-06-01T08:00:00.000Z');
const publishAt = '2026-07-01T12:00:00.000Z';

test.each([
  ['2026-06-01T08:00:00.000Z', false],
  ['2026-06-01T08:00:00.001Z', true],
  ['2028-06-01T08:00:00.000Z', true],
  ['2028-06-01T08:00:00.001Z', false],
])('A time of publication at %s may be newly set: %s', (time, isAhead) => {
  expect(isPublishTimeAhead(time, now)).toBe(isAhead);
});

test('A time of publication is reached at its very millisecond', () => {
  expect(isPublishTimeReached('2026-06-01T08:00:00.001Z', now)).toBe(false);
  expect(isPublishTimeReached('2026-06-01T08:00:00.000Z', now)).toBe(true);
  expect(isPublishTimeReached(undefined, now)).toBe(false);
});

test('Only a draft has a time of publication, and a save that does not name it keeps it', () => {
  const draft = { ...emptyContent, status: 'draft', publishAt } as const;
  expect(contentOf(draft)).toEqual(draft);
  expect(contentAfter({ title: 'A', subtitle: 'B', sector: 'energy', description: '', imageURL: [] }, draft)).toEqual({
    ...draft,
    ...{ title: 'A', subtitle: 'B', sector: 'energy' },
  });
  expect(contentOf({ ...draft, status: 'published' })).not.toHaveProperty('publishAt');
});

test('A time in Argentina is three hours behind UTC, across midnight and years', () => {
  expect(instantInArgentina('2026-12-31T22:30').toISOString()).toBe('2027-01-01T01:30:00.000Z');
  expect(instantInArgentina('2026-07-01T09:00').toISOString()).toBe('2026-07-01T12:00:00.000Z');
  expect(instantInArgentina('').getTime()).toBeNaN();
});
