/** One page of what was found. */
export interface Page<Item> {
  /** Counted from 1. */
  readonly page: number;
  /** How many there are; nothing found is still one. */
  readonly pages: number;
  readonly shown: readonly Item[];
}

/** One page of a list of the admin area, and everything that its query finds. */
export interface FoundPage<Item> extends Page<Item> {
  readonly found: readonly Item[];
}

/** Items on one page of a list of the admin area. */
export const adminPageSize = 50;

/** The requested page of what a query of the admin area found. */
export function foundPage<Item>(found: readonly Item[], page: number): FoundPage<Item> {
  return { found, ...pageOf(found, page, adminPageSize) };
}

/** The page that is asked for, of so many items each, or the nearest one that exists. */
export function pageOf<Item>(found: readonly Item[], asked: number, size: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  return { page, pages, shown: found.slice((page - 1) * size, page * size) };
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
