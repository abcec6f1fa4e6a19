import { expect, test } from 'vitest';
import { relatedTo } from '#domain/opportunity/related';
import { summary } from '../../support/summaries.ts';

const one = summary({ title: 'one', sector: 'mining', province: 'SAL' });
const titles = (...all: Parameters<typeof summary>[0][]) => relatedTo(one, [one, ...all.map(summary)]).map(titleOf);
const titleOf = ({ title }: { readonly title: string }) => title;

test('the sector counts before the province, and what has neither is not related', () => {
  expect(
    titles(
      { title: 'same province', sector: 'energy', province: 'SAL' },
      { title: 'neither', sector: 'energy', province: 'JUJ' },
      { title: 'same sector', sector: 'mining', province: 'JUJ' },
    ),
  ).toEqual(['same sector', 'same province']);
});

test('it is never related to itself', () => {
  expect(titles()).toEqual([]);
});

test('there are three at most, in the order of the list', () => {
  const four = ['1', '2', '3', '4'].map((title) => ({ title, sector: 'mining' as const }));
  expect(titles(...four)).toEqual(['1', '2', '3']);
});

test('without a province it is not related to others without one', () => {
  const placeless = summary({ sector: 'mining' });
  expect(relatedTo(placeless, [summary({ sector: 'energy' })])).toEqual([]);
});
