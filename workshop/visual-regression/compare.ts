import { gridOf, type Signature, steps, tile } from './signature.ts';

/** A part of a page that differs, in pixels from the upper left corner. */
export interface Region {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly tiles: number;
  /** The greatest difference of a tile's mean, 0 to 255. */
  readonly most: number;
}

export interface Difference {
  /** The approved size, if it has changed. */
  readonly size?: { readonly width: number; readonly height: number };
  /** From the top down. */
  readonly regions: readonly Region[];
}

/** Steps by which a single tile counts as different. One step may come from rounding. */
const clear = 2;

/**
 * Limits for differences of one step: the least number and the least share of a row's tiles that count as different. A
 * missing line or a slightly different colour changes many tiles of a row, antialiasing only a few.
 */
const faint = { tiles: 6, part: 1 / 4 } as const;

/** The differences between the approved and the current page; undefined if there are none. */
export function compare(approved: Signature, present: Signature): Difference | undefined {
  const isOfSize = approved.width === present.width && approved.height === present.height;
  const size = isOfSize ? undefined : { width: approved.width, height: approved.height };
  const regions = regionsOf(approved, present);
  return size || regions.length > 0 ? { ...(size && { size }), regions } : undefined;
}

/** The differing tiles of one row by column, with their difference of 0 to 255. */
type Row = ReadonlyMap<number, number>;

function regionsOf(approved: Signature, present: Signature): Region[] {
  const regions: Region[] = [];
  const rows = Math.min(gridOf(approved).rows, gridOf(present).rows);
  for (let row = 0; row < rows; row += 1) {
    const differing = differingIn(row, approved, present);
    if (differing.size === 0) continue;
    const before = regions.at(-1);
    const next = regionOf(row, differing, present);
    if (before && next.top <= before.bottom + tile) regions[regions.length - 1] = joined(before, next);
    else regions.push(next);
  }
  return regions;
}

function differingIn(row: number, approved: Signature, present: Signature): Row {
  const [before, now] = [gridOf(approved).columns, gridOf(present).columns];
  const columns = Math.min(before, now);
  const all = Array.from({ length: columns }, (_, column) => {
    const bySteps = steps.map((_, plane) =>
      Math.abs(
        (approved.planes[plane]?.[row * before + column] ?? 0) - (present.planes[plane]?.[row * now + column] ?? 0),
      ),
    );
    const most = Math.max(...bySteps.map((by, plane) => by * (steps[plane] ?? 1)));
    return { column, bySteps: Math.max(...bySteps), most };
  });
  const changed = all.filter(({ bySteps }) => bySteps > 0);
  const isFaint = changed.length >= faint.tiles && changed.length >= columns * faint.part;
  const differing = isFaint ? changed : changed.filter(({ bySteps }) => bySteps >= clear);
  return new Map(differing.map(({ column, most }) => [column, most]));
}

function regionOf(row: number, differing: Row, { width, height }: Signature): Region {
  const columns = [...differing.keys()];
  return {
    top: row * tile,
    bottom: Math.min(height, (row + 1) * tile),
    left: Math.min(...columns) * tile,
    right: Math.min(width, (Math.max(...columns) + 1) * tile),
    tiles: differing.size,
    most: Math.max(...differing.values()),
  };
}

function joined(one: Region, other: Region): Region {
  return {
    top: one.top,
    bottom: other.bottom,
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    tiles: one.tiles + other.tiles,
    most: Math.max(one.most, other.most),
  };
}
