import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { portraitProvinceSrcset, provinceIllustration } from '#domain/illustrations/province-illustration';
import { provinceCodes, provinceInFragment } from '#domain/province';
import map from '../../src/assets/map/provinces.json' with { type: 'json' };

describe('The province that a fragment names', () => {
  test.each(provinceCodes)('#%s names that province, in capitals or not', (code) => {
    expect(provinceInFragment(`#${code}`)).toBe(code);
    expect(provinceInFragment(`#${code.toLowerCase()}`)).toBe(code);
  });

  test.each(['', '#', '#main', '#XYZ', '#MEN-', '#%4D', '#constructor', '#__proto__'])(
    '“%s” names none',
    (fragment) => {
      expect(provinceInFragment(fragment)).toBeUndefined();
    },
  );
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
