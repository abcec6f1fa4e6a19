import { describe, expect, test } from 'vitest';
import { pageOf, pagesOffered } from '#domain/list/pagination';
import { fc } from '../../support/properties.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);
const lists = fc.integer({ min: 0, max: 300 }).map(list);
const sizes = fc.integer({ min: 1, max: 60 });

describe('pages of a list', () => {
  test('Every page of a list is full, except the last one, which has the rest', () => {
    expect(pageOf(list(26), 1, 8)).toEqual({ page: 1, pages: 4, shown: [0, 1, 2, 3, 4, 5, 6, 7] });
    expect(pageOf(list(26), 4, 8)).toEqual({ page: 4, pages: 4, shown: [24, 25] });
  });

  test.each([
    [0, 1],
    [1, 1],
    [8, 1],
    [9, 2],
    [26, 4],
  ])('A list of %i items has %i pages', (count, pages) => {
    expect(pageOf(list(count), 1, 8).pages).toBe(pages);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [5, 4],
    [1_000_000, 4],
    [1.5, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('A request for page %d of 26 items gets page %i', (asked, page) => {
    expect(pageOf(list(26), asked, 8).page).toBe(page);
  });

  test('Every item is on exactly one page, in order', () => {
    fc.assert(
      fc.property(lists, sizes, (items, size) => {
        const { pages } = pageOf(items, 1, size);
        const shown = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1, size).shown);
        expect(shown.flat()).toEqual(items);
      }),
    );
  });

  test('A request for a page that does not exist still gets items', () => {
    fc.assert(
      fc.property(
        lists,
        fc.integer(),
        sizes,
        (items, page, size) => items.length === 0 || pageOf(items, page, size).shown.length > 0,
      ),
    );
  });
});

describe('the page numbers in the navigation', () => {
  test.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [4, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 'gap', 6]],
    [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
    [12, 12, [1, 'gap', 10, 11, 12]],
  ] as const)('The navigation offers the expected page numbers on page %i of %i', (page, pages, offered) => {
    expect(pagesOffered(page, pages)).toEqual(offered);
  });

  test('The navigation offers at most nine entries with the first, last and current page, and skips no single page', () => {
    const pageAndPages = fc
      .integer({ min: 1, max: 2_000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(pageAndPages, ([page, pages]) => {
        const offered = pagesOffered(page, pages);
        const numbers = offered.filter((number) => number !== 'gap');
        expect(offered.length).toBeLessThanOrEqual(9);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        offered.forEach((number, index) => {
          if (number !== 'gap') return;
          expect(Number(offered[index + 1]) - Number(offered[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
