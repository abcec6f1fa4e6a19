import { expect, test } from 'vitest';
import { relatedTo } from '#domain/opportunity/published';
import { summary } from '../../support/opportunity-summary.ts';

const one = summary({ title: 'one', sector: 'mining', province: 'SAL' });
const titles = (...all: Parameters<typeof summary>[0][]) => relatedTo(one, [one, ...all.map(summary)]).map(titleOf);
const titleOf = ({ title }: { readonly title: string }) => title;

test('The same sector ranks before the same province, and an opportunity with neither is not related', () => {
  expect(
    titles(
      { title: 'same province', sector: 'energy', province: 'SAL' },
      { title: 'neither', sector: 'energy', province: 'JUJ' },
      { title: 'same sector', sector: 'mining', province: 'JUJ' },
    ),
  ).toEqual(['same sector', 'same province']);
});

test('An opportunity is not related to itself', () => {
  expect(titles()).toEqual([]);
});

test('At most three related opportunities are shown, in the order of the list', () => {
  const four = ['1', '2', '3', '4'].map((title) => ({ title, sector: 'mining' as const }));
  expect(titles(...four)).toEqual(['1', '2', '3']);
});

test('Two opportunities without a province are not related by it', () => {
  const placeless = summary({ sector: 'mining' });
  expect(relatedTo(placeless, [summary({ sector: 'energy' })])).toEqual([]);
});
