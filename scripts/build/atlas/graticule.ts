import { withinFrame } from '#domain/illustrations/atlas-sheet';
import { type Place, type Point, placeAt, project } from '#domain/illustrations/projection';

/** Degrees between meridians and parallels; the scale of the frame alternates every degree. */
export const graticuleStep = 5;

export interface Mark {
  /** Degrees east or north. */
  readonly degrees: number;
  /** Position along the side in map units: x at the top and bottom, y at the left and right. */
  readonly at: number;
}

/** The sides of the frame, each with its axis and the coordinate that changes along it. */
const sides = {
  top: { along: 0, across: withinFrame.top, degree: 0 },
  bottom: { along: 0, across: withinFrame.bottom, degree: 0 },
  left: { along: 1, across: withinFrame.left, degree: 1 },
  right: { along: 1, across: withinFrame.right, degree: 1 },
} as const;

export type Side = keyof typeof sides;

/** Intersections of whole degrees with the frame: longitudes at the top and bottom, latitudes at the left and right. */
export function marksAt(side: Side): readonly Mark[] {
  const { along, across, degree } = sides[side];
  const [from, to] = along === 0 ? [withinFrame.left, withinFrame.right] : [withinFrame.top, withinFrame.bottom];
  const degreesAt = (at: number) => placeAt(along === 0 ? [at, across] : [across, at])[degree];
  const [first, last] = [degreesAt(from), degreesAt(to)].toSorted((one, other) => one - other) as [number, number];
  return range(Math.ceil(first), Math.floor(last)).map((degrees) => ({
    degrees,
    at: foundWhere(degreesAt, degrees, from, to),
  }));
}

/** The position at which a monotonic function reaches a value. */
function foundWhere(valueAt: (at: number) => number, value: number, from: number, to: number): number {
  const rises = valueAt(from) < valueAt(to);
  let [low, high] = [from, to];
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < value === rises) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The lines of the graticule beyond the frame, as points close enough for straight segments. */
export function graticule(): readonly (readonly Point[])[] {
  const meridians = multiples(-90, -35).map((longitude) =>
    range(-62, -14).map((latitude) => [longitude, latitude] as const),
  );
  const parallels = multiples(-60, -15).map((latitude) =>
    range(-95, -30).map((longitude) => [longitude, latitude] as const),
  );
  return [...meridians, ...parallels].map((line) => line.map((place: Place) => project(place)));
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const multiples = (from: number, to: number): readonly number[] =>
  range(from / graticuleStep, to / graticuleStep).map((count) => count * graticuleStep);
