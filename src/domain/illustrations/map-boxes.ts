import type { Point } from '#domain/illustrations/projection';

// Boxes around shapes of the map: the map of a province draws what overlaps its box.

/** The corners of a province's shape: an SVG path of relative moves and lines, and closed rings. */
export function cornersOf(shape: string): readonly Point[] {
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  return [...shape.matchAll(/([mlz])([^mlz]*)/g)].flatMap(([, command, rest = '']) => {
    if (command === 'z') [x, y] = start;
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    return numbers.flatMap((number, index) => {
      if (index % 2 === 0) {
        x += number;
        return [];
      }
      y += number;
      if (command === 'm' && index === 1) start = [x, y];
      return [[x, y] as const];
    });
  });
}

/** In the units of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around the points, widened by the margin on each side. */
export function boxOf(points: readonly Point[], margin = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** A line without corners closer than `least` to the one before; its ends stay. */
export function thinned(line: readonly Point[], least: number): readonly Point[] {
  const kept: Point[] = [];
  for (const [at, [x, y]] of line.entries()) {
    const last = kept.at(-1);
    const isFar = last === undefined || Math.hypot(x - last[0], y - last[1]) >= least;
    if (isFar || at === line.length - 1) kept.push([x, y]);
  }
  return kept;
}
