import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstProvince, provinceCodes, provinceInFragment } from '#domain/province';
import { portraitProvinceSrcset, provinceIllustration } from '#domain/province-illustration';
import map from '../../src/assets/map/provinces.json' with { type: 'json' };

describe('the active province of a URL', () => {
  test.each(provinceCodes)('#%s is that province, whatever was active, in capitals or not', (code) => {
    for (const current of provinceCodes) {
      expect(provinceInFragment(`#${code}`, current)).toBe(code);
      expect(provinceInFragment(`#${code.toLowerCase()}`, current)).toBe(code);
    }
  });

  test('is the capital where the URL names none', () => {
    expect(firstProvince).toBe('CABA');
    expect(provinceInFragment('', 'MEN')).toBe('CABA');
    expect(provinceInFragment('#', 'MEN')).toBe('CABA');
  });

  test.each(['#main', '#XYZ', '#MEN-', '#%4D', '#constructor', '#__proto__'])('stays what it was at %s', (fragment) => {
    expect(provinceInFragment(fragment, 'CABA')).toBe('CABA');
    expect(provinceInFragment(fragment, 'TDF')).toBe('TDF');
  });
});

test('the map has a shape for each of the 24, and nothing else', () => {
  expect(provinceCodes).toHaveLength(24);
  expect(Object.keys(map.shapes).toSorted()).toEqual(provinceCodes.toSorted());
  for (const shape of Object.values(map.shapes)) expect(shape).toMatch(/^m[\d\s,.lmz-]+z$/);
});

test('each province has its illustration, and nothing else lies beside them', () => {
  const files = readdirSync('src/assets/illustrations/provinces').toSorted();
  expect(files).toEqual(provinceCodes.map((code) => `${code}.jpg`).toSorted());
});

test('an illustration is asked for at the specified path, with narrower WebP files beside it', () => {
  expect(provinceIllustration('MEN')).toEqual({
    src: '/images/why-argentina/provinces/MEN.jpg',
    srcset: [960, 1600, 3200].map((width) => `/images/why-argentina/provinces/MEN-${width}.webp ${width}w`).join(', '),
  });
  expect(portraitProvinceSrcset('MEN')).toBe(
    '/images/why-argentina/provinces/MEN-540.webp 540w, /images/why-argentina/provinces/MEN-1200.webp 1200w',
  );
});
