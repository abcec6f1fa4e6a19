/** Opportunities on one page of the list (docs/specification.md §3.2). */
export const pageSize = 8;

/** How many pages of a size `count` items fill; an empty list still has one. */
export function pageCount(count: number, size = pageSize): number {
  return Math.max(1, Math.ceil(count / size));
}

/** The nearest page that exists to one that was asked for, counted from 1. */
export function clampPage(page: number, count: number, size = pageSize): number {
  if (!Number.isInteger(page)) return 1;
  return Math.min(Math.max(page, 1), pageCount(count, size));
}

/** The items of one page, counted from 1. */
export function pageOf<Item>(items: readonly Item[], page: number, size = pageSize): readonly Item[] {
  const start = (clampPage(page, items.length, size) - 1) * size;
  return items.slice(start, start + size);
}

/**
 * The page numbers to offer: all of a few, otherwise the first, the last and those around the current one; `'gap'`
 * stands for those left out, of which there are always at least two.
 */
export function pagesOffered(page: number, pages: number): readonly (number | 'gap')[] {
  const offered = range(Math.max(1, page - 2), Math.min(pages, page + 2));
  const before = range(1, Math.max(1, page - 2) - 1);
  const after = range(Math.min(pages, page + 2) + 1, pages);
  return [
    ...(before.length > 2 ? [1, 'gap' as const] : before),
    ...offered,
    ...(after.length > 2 ? ['gap' as const, pages] : after),
  ];
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
