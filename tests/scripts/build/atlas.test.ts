import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sheet, sheetViewBox, withinFrame } from '#domain/illustrations/atlas-sheet';
import { type Place, type Point, placeAt, project, unitsPerKilometre } from '#domain/illustrations/projection';
import { languages } from '#domain/language';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { graticule, graticuleStep, marksAt } from '../../../scripts/build/atlas/graticule.ts';
import { provinceSheet } from '../../../scripts/build/atlas/province-sheet.ts';
import { atlasSheet } from '../../../scripts/build/atlas/sheet.ts';
import map from '../../../src/assets/map/provinces.json' with { type: 'json' };

/** The positions of some capitals, as published in gazetteers. */
const capitals: Partial<Record<ProvinceCode, Place>> = {
  CABA: [-58.38, -34.6],
  BSAS: [-57.95, -34.92],
  CBA: [-64.18, -31.42],
  MEN: [-68.84, -32.89],
  SAL: [-65.41, -24.79],
  JUJ: [-65.3, -24.19],
  MIS: [-55.9, -27.39],
  NEU: [-68.06, -38.95],
  RIO: [-63, -40.81],
  CHU: [-65.1, -43.3],
  STC: [-69.22, -51.62],
  TDF: [-68.3, -54.8],
  FOR: [-58.18, -26.18],
  PAM: [-64.29, -36.62],
  SJU: [-68.53, -31.54],
  TUC: [-65.21, -26.82],
  COR: [-58.83, -27.48],
  ENT: [-60.53, -31.74],
};

describe('the projection of the provinces’ shapes', () => {
  test.each(Object.entries(capitals))(
    'The projection has the capital of %s within its shape, or within 4 units of it',
    (code, at) => {
      const rings = ringsOf(map.shapes[code as ProvinceCode]);
      const point = project(at);
      const near = rings.flat().some((corner) => distance(corner, point) < 4);
      expect(near || rings.filter((ring) => encloses(ring, point)).length % 2 === 1).toBe(true);
    },
  );

  // Borders that the law sets along a parallel or a meridian: an independent check of the shapes.
  test.each([
    ['RIO', 'CHU', 1, -42],
    ['CHU', 'STC', 1, -46],
    ['SLU', 'PAM', 1, -36],
    ['PAM', 'BSAS', 0, -63.38],
  ] as const)('The projection has the border of %s and %s at its degree', (one, other, axis, degrees) => {
    const corners = new Set(ringsOf(map.shapes[one]).flat().map(String));
    const shared = ringsOf(map.shapes[other])
      .flat()
      .filter((corner) => corners.has(String(corner)));
    expect(shared.length).toBeGreaterThan(1);
    // A unit is 3.2 km, which is 0.03°; corners where another border begins may be off the line.
    const off = shared.map((corner) => Math.abs(placeAt(corner)[axis] - degrees)).toSorted((a, b) => a - b);
    expect(off[Math.floor(off.length / 2)]).toBeLessThan(0.06);
  });

  test('The projection has the capital city at the centre of its shape', () => {
    expect(distance(project([-58.44, -34.61]), map.capital.centre as unknown as Point)).toBeLessThan(1.5);
  });

  test('The inverse projection returns the original position', () => {
    for (const place of Object.values(capitals)) {
      const [longitude, latitude] = placeAt(project(place));
      expect(longitude).toBeCloseTo(place[0], 8);
      expect(latitude).toBeCloseTo(place[1], 8);
    }
  });

  test('The projection preserves areas in the north and in the south', () => {
    const surfaces = [-23, -33, -43, -54].map((latitude) => {
      const [x, y] = project([-65, latitude]);
      const east = project([-64.99, latitude]);
      const north = project([-65, latitude + 0.01]);
      const cross = (east[0] - x) * (north[1] - y) - (east[1] - y) * (north[0] - x);
      return Math.abs(cross) / Math.cos((latitude * Math.PI) / 180);
    });
    for (const surface of surfaces) expect(surface / (surfaces[0] ?? 0)).toBeCloseTo(1, 2);
  });
});

test('The scale at a latitude equals the length of a degree there', () => {
  for (const latitude of [-27, -40, -50]) {
    const degree = distance(project([-65, latitude]), project([-64, latitude]));
    const kilometres = (Math.PI / 180) * 6371.0072 * Math.cos((latitude * Math.PI) / 180);
    expect(unitsPerKilometre(latitude)).toBeCloseTo(degree / kilometres, 3);
  }
  // The projection is true along its two standard parallels.
  expect(unitsPerKilometre(-27)).toBeCloseTo(unitsPerKilometre(-50), 6);
});

test('Each mark of the frame is where its degree meets that side', () => {
  const { left, top, right, bottom } = withinFrame;
  for (const { degrees, at } of marksAt('top')) expect(placeAt([at, top])[0]).toBeCloseTo(degrees, 6);
  for (const { degrees, at } of marksAt('bottom')) expect(placeAt([at, bottom])[0]).toBeCloseTo(degrees, 6);
  for (const { degrees, at } of marksAt('left')) expect(placeAt([left, at])[1]).toBeCloseTo(degrees, 6);
  for (const { degrees, at } of marksAt('right')) expect(placeAt([right, at])[1]).toBeCloseTo(degrees, 6);
  expect(marksAt('top').length).toBeGreaterThan(20);
  expect(marksAt('left').map(({ degrees }) => degrees)).toEqual(expect.arrayContaining([-25, -40, -55]));
});

test('Each line of the graticule follows its meridian or parallel', () => {
  const lines = graticule();
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) {
    const places = line.map(placeAt);
    const [longitudes, latitudes] = [0, 1].map((axis) => new Set(places.map((place) => place[axis]?.toFixed(6))));
    const kept = longitudes?.size === 1 ? longitudes : latitudes;
    expect(kept?.size).toBe(1);
    expect(Math.abs(Number([...(kept ?? [])][0]) % graticuleStep)).toBeCloseTo(0, 5);
  }
});

test.each(provinceCodes)('The small map of %s has under 17,000 bytes and no letters', (code) => {
  const drawing = provinceSheet(code);
  expect(brotliCompressSync(drawing).length).toBeLessThan(17_000);
  expect(drawing).toContain(`<path d="${map.shapes[code]}"/>`);
  expect(drawing).toContain(`viewBox="${sheetViewBox}"`);
  expect(drawing).not.toMatch(/<(?:text|style|script|image)\b|scale\(0\.0/);
});

describe.each(languages)('the drawing in %s', (language) => {
  test('The drawing needs no font, no other file, no style and no script', async () => {
    const drawing = await atlasSheet(language);
    expect(drawing).toMatch(/^<svg [^>]*viewBox="-144 -90 834 1362"/);
    expect(drawing).not.toMatch(/<text|<style|<script|<image|url\((?!#)|href="(?!#)|NaN|undefined/);
    const drawn = new Set([...drawing.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of drawing.matchAll(/href="#(\w+)"/g)) expect(drawn).toContain(id);
  });

  test('The drawing has under 60,000 bytes compressed', async () => {
    expect(brotliCompressSync(await atlasSheet(language)).length).toBeLessThan(60_000);
  });

  test('The letters of the drawing are at least 11 pixels high on a phone with margins of 20 pixels', async () => {
    const scales = [...(await atlasSheet(language)).matchAll(/scale\((0\.0\d+)\)/g)].map(([, scale]) => Number(scale));
    expect(scales.length).toBeGreaterThan(25);
    expect((Math.min(...scales) * 1000 * 350) / sheet.width).toBeGreaterThan(11);
  });
});

test('The sheet has the shapes of all provinces within its frame', () => {
  const { left, top, right, bottom } = withinFrame;
  for (const [x, y] of provinceCodes.flatMap((code) => ringsOf(map.shapes[code]).flat())) {
    expect(x > left && x < right && y > top && y < bottom).toBe(true);
  }
});

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

/** The corners of a shape’s rings, from its relative path. */
function ringsOf(path: string): readonly (readonly Point[])[] {
  let [x, y] = [0, 0];
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        [x, y] = [x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)];
        points.push([x, y]);
      }
      [x, y] = points[0] ?? [x, y];
      return points;
    });
}

function encloses(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x0, y0] = ring.at(index - 1) ?? [x1, y1];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  }
  return inside;
}
