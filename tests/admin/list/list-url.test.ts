import { expect, test } from 'vitest';
import { adminQueries } from '#domain/opportunity/admin-query';
import { createListUrl } from '../../../src/admin/list/list-url.ts';

test('A link back to a list leads to the query that was shown last', () => {
  const url = createListUrl('list', adminQueries);
  expect(url.$lastPath.get()).toBe('/admin/manager');
  url.remember({ ...adminQueries.whole, status: 'draft', page: 3 });
  expect(url.$lastPath.get()).toBe('/admin/manager?status=draft&page=3');
});

test('The path of a list contains only what differs from the whole list', () => {
  const url = createListUrl('list', adminQueries);
  expect(url.pathOf(adminQueries.whole)).toBe('/admin/manager');
  expect(url.pathOf({ ...adminQueries.whole, q: 'litio', sort: 'title' })).toBe('/admin/manager?q=litio&sort=title');
});
