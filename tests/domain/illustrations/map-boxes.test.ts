import { expect, test } from 'vitest';
import { boxOf, cornersOf, overlap, thinned } from '#domain/illustrations/map-boxes';
import map from '../../../src/assets/map/provinces.json';

test('The corners of a shape follow its relative moves and lines, and a ring ends where it began', () => {
  expect(cornersOf('m10,20l5,0 0,5zm2,3l1-1')).toEqual([
    [10, 20],
    [15, 20],
    [15, 25],
    [12, 23],
    [13, 22],
  ]);
});

test('The box of each province, but for the inset of the capital, holds its middle', () => {
  for (const [code, [x = 0, y = 0]] of Object.entries(map.middles).filter(([code]) => code !== 'CABA')) {
    const box = boxOf(cornersOf(map.shapes[code as keyof typeof map.shapes]));
    expect(overlap(boxOf([[x, y]]), box), code).toBe(true);
  }
});

test('Boxes meet where they overlap, and a margin widens them', () => {
  const box = boxOf([
    [0, 0],
    [4, 2],
  ]);
  expect(box).toEqual({ left: 0, top: 0, right: 4, bottom: 2 });
  expect(overlap(box, boxOf([[5, 1]]))).toBe(false);
  expect(overlap(box, boxOf([[5, 1]], 2))).toBe(true);
  expect(overlap(box, boxOf([[2, -3]], 2))).toBe(false);
});

test('A thinned line keeps its ends and no corner close to the one before', () => {
  const line = [
    [0, 0],
    [1, 0],
    [3, 0],
    [3, 1],
    [6, 5],
    [6, 6],
  ] as const;
  expect(thinned(line, 2)).toEqual([
    [0, 0],
    [3, 0],
    [6, 5],
    [6, 6],
  ]);
  expect(thinned(line, 0)).toEqual(line);
});
