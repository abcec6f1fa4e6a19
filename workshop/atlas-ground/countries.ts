import { type Place, type Point, project } from '#domain/illustrations/projection';
import { clippedLine, clippedRing, pathOf, type Rectangle, simplified, surface } from './lines.ts';

/** The fields read from a TopoJSON of countries. */
export interface Countries {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}

type Rings = readonly (readonly number[])[];
type Country = { readonly id: string } & (
  | { readonly type: 'Polygon'; readonly arcs: Rings }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly Rings[] }
);

/**
 * ISO numbers of the area that the provinces' outlines draw: Argentina and the islands listed separately in the source.
 */
const ours = ['032', '238'];
const isOurs = (id: string): boolean => ours.includes(id);
/** Bolivia, Brazil, Chile, Paraguay, Uruguay. */
const drawn = [...ours, '068', '076', '152', '600', '858'];
const tolerance = 0.8;
/** Smallest island drawn, in square units of the map. */
const smallest = 14;

export interface Ground {
  /** The shapes of all countries; neighbours share edges. */
  readonly land: string;
  readonly coasts: string;
  /** Borders between Argentina's neighbours; its own borders are the provinces' outlines. */
  readonly borders: string;
}

/** Land, coasts and borders as SVG paths. */
export function groundOf(countries: Countries, sheet: Rectangle): Ground {
  const line = lines(countries);
  const rings = countries.objects.countries.geometries
    .filter(({ id }) => drawn.includes(id))
    .flatMap((country) => polygons(country).map(([outer = []]) => ({ id: country.id, outer })))
    .map((ring) => ({
      ...ring,
      shape: clippedRing(
        ring.outer.flatMap((arc) => line(arc)),
        sheet,
      ),
    }))
    .filter(({ shape }) => surface(shape) > smallest);
  const users = new Map<number, readonly string[]>();
  for (const { id, outer } of rings) {
    for (const arc of outer.map(unsigned)) users.set(arc, [...(users.get(arc) ?? []), id]);
  }
  const along = (isWanted: (ids: readonly string[]) => boolean) =>
    pathOf([...users].filter(([, ids]) => isWanted(ids)).flatMap(([arc]) => clippedLine(line(arc), sheet)));
  return {
    land: pathOf(
      rings.map(({ shape }) => shape),
      true,
    ),
    coasts: along((ids) => ids.length === 1 && !ids.some(isOurs)),
    borders: along((ids) => ids.length === 2 && !ids.some(isOurs)),
  };
}

const unsigned = (arc: number): number => (arc < 0 ? ~arc : arc);

const polygons = (country: Country): readonly Rings[] => (country.type === 'Polygon' ? [country.arcs] : country.arcs);

/** Projected and simplified points of an arc, equal on both sides of a border. A negative number reverses the arc. */
function lines({ transform, arcs }: Countries): (arc: number) => readonly Point[] {
  const [[scaleX, scaleY], [x0, y0]] = [transform.scale, transform.translate];
  return (arc) => {
    let [x, y] = [0, 0];
    const points = (arcs[unsigned(arc)] ?? []).map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      const place: Place = [x * scaleX + x0, y * scaleY + y0];
      return project(place);
    });
    const fewer = simplified(points, tolerance);
    return arc < 0 ? fewer.toReversed() : fewer;
  };
}
