import { getEntry } from 'astro:content';
import type { KnownPlace, PlaceKind } from '#domain/opportunity/nearest';
import { provinceCodes } from '#domain/province';
import { expectValue } from './expect-value';

/** The lists of ports, airports and parks in `content/provinces/profile.yaml`. */
export async function readPlaceLists() {
  const file = 'content/provinces/profile.yaml';
  return expectValue(await getEntry('provinceProfile', 'profile'), `${file}: expected this file`).data;
}

/** All ports, airports and industrial parks whose coordinates are known. */
export async function readPlaces(): Promise<readonly KnownPlace[]> {
  const { ports, airports, parks } = await readPlaceLists();
  const placed = (kind: PlaceKind, all: readonly Located[] = []) =>
    all.flatMap(({ name, at }): readonly KnownPlace[] => (at ? [{ kind, name, at: [at[1], at[0]] }] : []));
  return provinceCodes.flatMap((code) => [
    ...placed('port', ports.provinces[code]),
    ...placed('airport', airports.provinces[code]),
    ...placed('park', parks.provinces[code]),
  ]);
}

interface Located {
  readonly name: string;
  /** Latitude and longitude in degrees. */
  readonly at?: readonly [number, number] | undefined;
}
