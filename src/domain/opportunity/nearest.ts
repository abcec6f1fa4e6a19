import type { Place } from '#domain/illustrations/projection';

export const placeKinds = ['port', 'airport', 'park'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** A port, airport or industrial park. */
export interface KnownPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly at: Place;
}

const earthRadius = 6371.0088;
const radians = Math.PI / 180;

/** Length of the great circle between two places, in kilometres. */
export function distanceKm([fromEast, fromNorth]: Place, [toEast, toNorth]: Place): number {
  const north = ((toNorth - fromNorth) * radians) / 2;
  const east = ((toEast - fromEast) * radians) / 2;
  const chord =
    Math.sin(north) ** 2 + Math.cos(fromNorth * radians) * Math.cos(toNorth * radians) * Math.sin(east) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** The nearest place of each kind with its distance in kilometres; kinds without a place are left out. */
export function nearestPlaces(from: Place, places: readonly KnownPlace[]) {
  return placeKinds.flatMap((kind) => {
    const [nearest] = places
      .filter((one) => one.kind === kind)
      .map((one) => ({ ...one, km: distanceKm(from, one.at) }))
      .toSorted((one, other) => one.km - other.km);
    return nearest ? [nearest] : [];
  });
}
