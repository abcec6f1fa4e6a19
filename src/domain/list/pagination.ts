/** One page of results. */
export interface Page<Item> {
  /** Starts at 1. */
  readonly page: number;
  /** The number of pages, at least one. */
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

/** The requested page of the given size, or the nearest existing one. */
export function pageOf<Item>(found: readonly Item[], asked: number, size: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  return { page, pages, shown: found.slice((page - 1) * size, page * size) };
}

/**
 * The page numbers to show: all if there are few, otherwise the first, the last and those around the current one;
 * `'gap'` replaces omitted ones, always at least two.
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
