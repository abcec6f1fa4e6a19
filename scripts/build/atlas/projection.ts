/** Degrees east and north: west and south are negative. */
export type Place = readonly [longitude: number, latitude: number];
/** In the units of the provinces' shapes (src/assets/map/provinces.json): x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Albers' equal-area conic projection, in which the provinces' shapes were drawn. */
export const projection = { parallels: [-27, -50], meridian: -64.5 } as const;

/** The radius of the earth in kilometres, as a sphere of the same surface. */
export const earthRadius = 6371.0072;

/**
 * How the projection of a sphere of radius 1 lies in the shapes' units: found by laying 1,315 corners of the shapes, before
 * they were rounded, on the same corners in Natural Earth; they differ by 0.06 units, which is 190 m.
 */
const drawn = { scale: 2006.966, x: 212.678, y: -703.805 } as const;

const radians = Math.PI / 180;
const [north, south] = projection.parallels.map((latitude) => Math.sin(latitude * radians)) as [number, number];
const cone = (north + south) / 2;
const squared = 1 + north * south;
const apex = Math.sqrt(squared) / cone;

/** How far from the cone's apex a parallel lies, for a sphere of radius 1; negative, as the apex is in the south. */
const fromApex = (latitude: number): number => Math.sqrt(squared - 2 * cone * Math.sin(latitude * radians)) / cone;

/** Where a place lies in the shapes' units. */
export function project([longitude, latitude]: Place): Point {
  const angle = (longitude - projection.meridian) * radians * cone;
  const radius = fromApex(latitude);
  return [drawn.x + drawn.scale * radius * Math.sin(angle), drawn.y - drawn.scale * (apex - radius * Math.cos(angle))];
}

/** The place that lies at a point: the inverse of `project`. */
export function placeAt([x, y]: Point): Place {
  const east = (x - drawn.x) / drawn.scale;
  const down = apex - (drawn.y - y) / drawn.scale;
  const angle = Math.atan2(-east, -down);
  const sine = (squared - (east ** 2 + down ** 2) * cone ** 2) / (2 * cone);
  return [projection.meridian + angle / cone / radians, Math.asin(sine) / radians];
}

/** How many units a kilometre from west to east takes at a latitude. */
export function unitsPerKilometre(latitude: number): number {
  const stretch = (cone * fromApex(latitude)) / Math.cos(latitude * radians);
  return (stretch * drawn.scale) / earthRadius;
}
