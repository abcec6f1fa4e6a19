/** Degrees east and north: west and south are negative. */
export type Place = readonly [longitude: number, latitude: number];
/** In the units of the provinces' shapes (src/assets/map/provinces.json): x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Albers' equal-area conic projection, in which the provinces' shapes were drawn. */
export const projection = { parallels: [-27, -50], meridian: -64.5 } as const;

/** The radius in kilometres of a sphere with the earth's surface. */
const earthRadius = 6371.0072;

/**
 * Scale and offset from the unit sphere's projection to map units, fitted to 1,315 unrounded corners that the shapes
 * share with Natural Earth; the deviation is 0.06 units or 190 m.
 */
const drawn = { scale: 2006.966, x: 212.678, y: -703.805 } as const;

const radians = Math.PI / 180;
const [north, south] = projection.parallels.map((latitude) => Math.sin(latitude * radians)) as [number, number];
const cone = (north + south) / 2;
const squared = 1 + north * south;
const apex = Math.sqrt(squared) / cone;

/** Distance of a parallel from the apex of the cone, for a unit sphere; negative, because the apex is in the south. */
const fromApex = (latitude: number): number => Math.sqrt(squared - 2 * cone * Math.sin(latitude * radians)) / cone;

export function project([longitude, latitude]: Place): Point {
  const angle = (longitude - projection.meridian) * radians * cone;
  const radius = fromApex(latitude);
  return [drawn.x + drawn.scale * radius * Math.sin(angle), drawn.y - drawn.scale * (apex - radius * Math.cos(angle))];
}

/** The inverse of `project`. */
export function placeAt([x, y]: Point): Place {
  const east = (x - drawn.x) / drawn.scale;
  const down = apex - (drawn.y - y) / drawn.scale;
  const angle = Math.atan2(-east, -down);
  const sine = (squared - (east ** 2 + down ** 2) * cone ** 2) / (2 * cone);
  return [projection.meridian + angle / cone / radians, Math.asin(sine) / radians];
}

/** Map units per kilometre from west to east at a latitude. */
export function unitsPerKilometre(latitude: number): number {
  const stretch = (cone * fromApex(latitude)) / Math.cos(latitude * radians);
  return (stretch * drawn.scale) / earthRadius;
}
