import { describe, expect, test } from 'vitest';
import { distanceKm, type KnownPlace, nearestPlaces } from '#domain/opportunity/nearest';

describe('distances in a straight line', () => {
  test.each([
    // A degree of latitude is 111.2 km on a sphere of the earth's mean radius.
    ['one degree to the south', [-64, -30], [-64, -31], 111.195],
    ['one degree to the west at 60° south', [-64, -60], [-65, -60], 55.597],
    ['a quarter of the equator', [0, 0], [90, 0], 10007.557],
    ['the same place', [-64, -30], [-64, -30], 0],
  ] as const)('The distance of %s is that of the great circle', (_, from, to, km) => {
    expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(Math.max(0.01, km * 0.001));
    expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 9);
  });

  test('The nearest place of each kind is found, in the order port, airport, park', () => {
    const place = (kind: KnownPlace['kind'], name: string, longitude: number): KnownPlace => ({
      kind,
      name,
      at: [longitude, -38],
    });
    const places = [place('airport', 'far', -64), place('airport', 'near', -62.5), place('port', 'only', -60)];
    const found = nearestPlaces([-62, -38], places);
    expect(found.map(({ kind, name }) => [kind, name])).toEqual([
      ['port', 'only'],
      ['airport', 'near'],
    ]);
    expect(found[1]?.km).toBeCloseTo(distanceKm([-62, -38], [-62.5, -38]), 9);
  });

  test('Without known places there is no distance', () => {
    expect(nearestPlaces([-62, -38], [])).toEqual([]);
  });
});
