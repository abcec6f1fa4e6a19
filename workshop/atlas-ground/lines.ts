import type { Point } from '#domain/illustrations/projection';

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Clips a ring to a rectangle; parts outside follow the sides of the rectangle. */
export function clippedRing(ring: readonly Point[], { left, top, right, bottom }: Rectangle): readonly Point[] {
  let kept = ring;
  for (const [axis, limit, sign] of [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const) {
    const isIn = (point: Point) => (point[axis] - limit) * sign >= 0;
    const before = kept;
    kept = before.flatMap((point, index) => {
      const last = before.at(index - 1) ?? point;
      const crossed = isIn(point) === isIn(last) ? [] : [crossing(last, point, axis, limit)];
      return isIn(point) ? [...crossed, point] : crossed;
    });
  }
  return kept;
}

function crossing(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/** The parts of a line within a rectangle, ending at the last point inside. */
export function clippedLine(line: readonly Point[], rectangle: Rectangle): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  for (const point of line) {
    if (isWithin(point, rectangle)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

export const isWithin = ([x, y]: Point, { left, top, right, bottom }: Rectangle): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** A line with fewer points, nowhere further than `tolerance` from the original (Douglas and Peucker). */
export function simplified(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let furthest = 0;
  let at = 0;
  for (const [index, point] of line.entries()) {
    const distance = distanceFrom(point, first, last);
    if (distance > furthest) [furthest, at] = [distance, index];
  }
  if (furthest <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)];
}

function distanceFrom([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - x0, y - y0) : Math.abs(dy * (x - x0) - dx * (y - y0)) / length;
}

/** The area that a ring encloses. */
export function surface(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = ring.at(index - 1) ?? [x, y];
    return sum + lastX * y - x * lastY;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The unit of the paths, in map units. */
export const pathUnit = 0.5;

/** One SVG path of several lines, in whole path units and relative coordinates. */
export function pathOf(lines: readonly (readonly Point[])[], closed = false): string {
  let [lastX, lastY] = [0, 0];
  let path = '';
  for (const line of lines) {
    let steps = '';
    const begin = [lastX, lastY] as const;
    for (const [index, point] of line.entries()) {
      const [x, y] = point.map((value) => Math.round(value / pathUnit)) as [number, number];
      const step = `${x - lastX}${y < lastY ? '' : ','}${y - lastY}`;
      if (index === 0) steps = `m${step}l`;
      else if (x !== lastX || y !== lastY) steps += `${steps.endsWith('l') || step.startsWith('-') ? '' : ' '}${step}`;
      [lastX, lastY] = [x, y];
    }
    if (steps.endsWith('l')) {
      [lastX, lastY] = begin;
      continue;
    }
    path += steps + (closed ? 'z' : '');
    if (closed) [lastX, lastY] = (line[0] ?? [0, 0]).map((value) => Math.round(value / pathUnit)) as [number, number];
  }
  return path;
}
