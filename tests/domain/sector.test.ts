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

describe('the lists of sectors', () => {
  test('there are twelve keys, and filter and admin offer each of them once', () => {
    expect(new Set(sectorKeys).size).toBe(12);
    expect([...filterSectors].sort()).toEqual([...sectorKeys].sort());
    expect([...adminSectors].sort()).toEqual([...sectorKeys].sort());
  });

  test('the contact form says agribusiness where the keys say agriculture, and nothing else differs', () => {
    const expected = sectorKeys.map((key) => (key === 'agriculture' ? 'agribusiness' : key));
    expect([...enquirySectors].sort()).toEqual(expected.sort());
    expect(sectorKeys.map(enquirySectorOf).sort()).toEqual([...enquirySectors].sort());
    expect(isSectorKey('agribusiness')).toBe(false);
  });
});

describe('the sector that a path means', () => {
  test.each(sectorKeys)('%s means itself', (key) => {
    expect(sectorFromPath(key)).toBe(key);
  });

  test('technology means tech', () => {
    expect(sectorFromPath('technology')).toBe('tech');
  });

  test.each(['', 'Tech', 'TECHNOLOGY', 'agribusiness', 'real-estate', 'constructor', '__proto__', 'toString', 'tech '])(
    '"%s" means none',
    (word) => {
      expect(sectorFromPath(word)).toBeUndefined();
    },
  );

  test.each([undefined, null, 1, [], ['tech'], {}])('%j is no sector key', (value) => {
    expect(isSectorKey(value)).toBe(false);
  });
});
