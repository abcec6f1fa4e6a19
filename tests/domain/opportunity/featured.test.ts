import { expect, test } from 'vitest';
import { featuredOf } from '#domain/opportunity/published';
import { summary } from '../../support/opportunity-summary.ts';

const today = '2026-11-23';

/** The title of the featured project, then the titles of the rows. */
function titles(...all: Parameters<typeof summary>[0][]): readonly string[] {
  const featured = featuredOf(all.map(summary), today);
  return featured ? [featured.project, ...featured.others].map(({ title }) => title) : [];
}

const imageURL = ['6f1c1f7e-7d3a-4d55-9d57-2f0a1f0f6f55.webp'];

test('An empty list features nothing', () => {
  expect(featuredOf([], today)).toBeUndefined();
});

test('The first opportunity with an image is featured, and the first three others follow', () => {
  expect(
    titles({ title: '1' }, { title: '2' }, { title: '3', imageURL }, { title: '4', imageURL }, { title: '5' }),
  ).toEqual(['3', '1', '2', '4']);
});

test('Without any image the first opportunity is featured', () => {
  expect(titles({ title: '1' }, { title: '2' })).toEqual(['1', '2']);
});

test('An opportunity past its deadline is not featured; on its last day it still can be', () => {
  expect(
    titles(
      { title: 'closed', imageURL, deadline: '2026-11-22' },
      { title: 'last day', deadline: today },
      { title: 'any' },
    ),
  ).toEqual(['last day', 'any']);
  expect(titles({ title: 'closed', deadline: '2026-11-22' })).toEqual([]);
});
