import { expect, test } from 'vitest';
import { emptyContent } from '#domain/opportunity/content';
import { listedOpportunityOf } from '#domain/opportunity/opportunity';
import { countByProvince } from '#domain/opportunity/published';

test('Opportunities are counted by province, without those that have none', () => {
  const time = '2026-01-01T00:00:00.000Z';
  const times = { createdAt: time, publishedAt: time, updatedAt: time };
  const published = (['SAL', undefined, 'SAL', 'TDF'] as const).map((province) => ({
    ...times,
    listed: listedOpportunityOf({ ...emptyContent, ...times, id: 'id', version: 1, ...(province && { province }) }),
  }));
  expect(countByProvince(published)).toEqual({ SAL: 2, TDF: 1 });
});
