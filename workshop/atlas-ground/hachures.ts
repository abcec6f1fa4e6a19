import type { Point } from '#domain/illustrations/projection';
import type { Heights } from './heights.ts';
import { pathOf } from './lines.ts';

/** Height between two rows of hachures, in steps of the source: about 250 metres. */
const interval = 13;
/** Distances between hachures of a row, wider on gentle slopes, and the longest hachure, in map units. */
const spacings = [4.4, 3.8, 3.4] as const;
const longest = 10;
const stride = 1;
/** Lowest slopes, as rise per unit, for each thickness of hachure. */
const thicknesses = [0.75, 1.9, 3.6] as const;

/**
 * Relief as hachures (Lehmann): rows of strokes down the slope, thicker on steeper slopes. One path per thickness, the
 * finest first.
 */
export function hachures(heights: Heights): readonly string[] {
  const strokes: Point[][][] = thicknesses.map(() => []);
  const cells = new Set<string>();
  const { left, top, right, bottom } = heights.sheet;
  for (let y = top + 3; y < bottom; y += 0.9) {
    for (let x = left + 3; x < right; x += 0.9) {
      const start: Point = [x, y];
      const slope = Math.hypot(...heights.slopeAt(start));
      const thickness = thicknesses.findLastIndex((least) => slope >= least);
      if (thickness < 0) continue;
      // A row begins where the height is a multiple of the interval.
      const above = heights.at(start) / interval;
      if ((above - Math.floor(above)) * interval > slope * 0.9) continue;
      if (isTaken(start, cells, spacings[thickness] ?? 0)) continue;
      const stroke = downhill(start, heights, (Math.floor(above) - 1) * interval);
      if (stroke.length < 3) continue;
      strokes[thickness]?.push([start, stroke.at(-1) ?? start]);
    }
  }
  return strokes.map((lines) => pathOf(lines));
}

/** Whether another hachure begins too near. If not, marks the cell as occupied. */
function isTaken([x, y]: Point, cells: Set<string>, spacing: number): boolean {
  const [column, row] = [Math.round(x / 0.9), Math.round(y / 0.9)];
  const reach = Math.floor(spacing / 0.9);
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      if (Math.hypot(down, across) * 0.9 < spacing && cells.has(`${column + across},${row + down}`)) return true;
    }
  }
  cells.add(`${column},${row}`);
  return false;
}

function downhill(start: Point, heights: Heights, until: number): Point[] {
  const points = [start];
  let [x, y] = start;
  for (let length = 0; length < longest; length += stride) {
    const [right, down] = heights.slopeAt([x, y]);
    const slope = Math.hypot(right, down);
    if (slope < thicknesses[0] / 2 || heights.at([x, y]) < until) break;
    [x, y] = [x - (right / slope) * stride, y - (down / slope) * stride];
    points.push([x, y]);
  }
  return points;
}
