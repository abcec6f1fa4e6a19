import { expect, test } from 'vitest';
import { emptyContent } from '#domain/opportunity/content';
import { listedOf } from '#domain/opportunity/opportunity';
import { countByProvince } from '#domain/opportunity/published';

test('Opportunities are counted by province, without those that have none', () => {
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const published = (['SAL', undefined, 'SAL', 'TDF'] as const).map((province) => ({
    ...times,
    listed: listedOf({ ...emptyContent, ...times, id: 'id', version: 1, ...(province && { province }) }),
  }));
  expect(countByProvince(published)).toEqual({ SAL: 2, TDF: 1 });
});
