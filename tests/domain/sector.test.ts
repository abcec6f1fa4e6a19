import { describe, expect, test } from 'vitest';
import {
  adminSectors,
  enquirySectorOf,
  enquirySectors,
  filterSectors,
  isSectorKey,
  sectorFromPath,
  sectorKeys,
} from '#domain/sector';

describe('lists of sectors', () => {
  test('Filter and admin area each offer all twelve sectors once', () => {
    expect(new Set(sectorKeys).size).toBe(12);
    expect([...filterSectors].sort()).toEqual([...sectorKeys].sort());
    expect([...adminSectors].sort()).toEqual([...sectorKeys].sort());
  });

  test('The contact form says agribusiness instead of agriculture; all other sectors are the same', () => {
    const expected = sectorKeys.map((key) => (key === 'agriculture' ? 'agribusiness' : key));
    expect([...enquirySectors].sort()).toEqual(expected.sort());
    expect(sectorKeys.map(enquirySectorOf).sort()).toEqual([...enquirySectors].sort());
    expect(isSectorKey('agribusiness')).toBe(false);
  });
});

describe('the sector in a path', () => {
  test.each(sectorKeys)('The path %s names its own sector', (key) => {
    expect(sectorFromPath(key)).toBe(key);
  });

  test('The path “technology” names the sector tech', () => {
    expect(sectorFromPath('technology')).toBe('tech');
  });

  test.each(['', 'Tech', 'TECHNOLOGY', 'agribusiness', 'real-estate', 'constructor', '__proto__', 'toString', 'tech '])(
    'The path "%s" names no sector',
    (word) => {
      expect(sectorFromPath(word)).toBeUndefined();
    },
  );

  test.each([undefined, null, 1, [], ['tech'], {}])('The value %j is not a sector key', (value) => {
    expect(isSectorKey(value)).toBe(false);
  });
});
