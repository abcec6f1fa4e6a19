import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { portraitProvinceSrcset, provinceIllustration } from '#domain/illustrations/province-illustration';
import { provinceCodes, provinceInFragment } from '#domain/province';
import map from '../../src/assets/map/provinces.json' with { type: 'json' };

describe('provinces in URL fragments', () => {
  test.each(provinceCodes)('The fragment #%s names that province, in upper or lower case', (code) => {
    expect(provinceInFragment(`#${code}`)).toBe(code);
    expect(provinceInFragment(`#${code.toLowerCase()}`)).toBe(code);
  });

  test.each(['', '#', '#main', '#XYZ', '#MEN-', '#%4D', '#constructor', '#__proto__'])(
    'The fragment “%s” names no province',
    (fragment) => {
      expect(provinceInFragment(fragment)).toBeUndefined();
    },
  );
});

test('The map has a shape for each of the 24 provinces, and no others', () => {
  expect(provinceCodes).toHaveLength(24);
  expect(Object.keys(map.shapes).toSorted()).toEqual(provinceCodes.toSorted());
  for (const shape of Object.values(map.shapes)) expect(shape).toMatch(/^m[\d\s,.lmz-]+z$/);
});

test('Each province has its illustration, and the folder has no other files', () => {
  const files = readdirSync('src/assets/illustrations/provinces').toSorted();
  expect(files).toEqual(provinceCodes.map((code) => `${code}.jpg`).toSorted());
});

test('The illustration of a province has the specified path, with narrower WebP files beside it', () => {
  expect(provinceIllustration('MEN')).toEqual({
    src: '/images/why-argentina/provinces/MEN.jpg',
    srcset: [960, 1600, 3200].map((width) => `/images/why-argentina/provinces/MEN-${width}.webp ${width}w`).join(', '),
  });
  expect(portraitProvinceSrcset('MEN')).toBe(
    '/images/why-argentina/provinces/MEN-540.webp 540w, /images/why-argentina/provinces/MEN-1200.webp 1200w',
  );
});
