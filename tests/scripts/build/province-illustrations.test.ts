import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  illustrationFileNamed,
  locateIllustrationFile,
} from '../../../scripts/build/province-illustrations/illustration-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test.each([
  ['MEN.jpg', { code: 'MEN' }],
  ['CABA-960.webp', { code: 'CABA', width: 960 }],
  ['TDF-1600.webp', { code: 'TDF', width: 1600 }],
])('The name %s is a file of the provinces’ illustrations', (name, file) => {
  expect(illustrationFileNamed(name)).toEqual(file);
});

test.each(['XYZ.jpg', 'MEN-961.webp', 'MEN-960.jpg', 'MEN.webp', 'men.jpg', '../MEN.jpg', 'MEN.jpg?a=b', ''])(
  'The name "%s" is not a file of the provinces’ illustrations',
  (name) => {
    expect(illustrationFileNamed(name)).toBeUndefined();
  },
);

test('The JPEG is the original file', async () => {
  const file = await locateIllustrationFile({ code: 'MEN' }, await temporaryFolder());
  expect(file).toMatch(/\/src\/assets\/illustrations\/provinces\/MEN\.jpg$/);
});

test.each([
  ['CABA', 540, 810],
  ['CABA', 1200, 1800],
  ['SJU', 1200, 1800],
] as const)('The WebP of %s that is %i pixels wide is in portrait format', async (code, wide, high) => {
  const file = await locateIllustrationFile({ code, width: wide }, await temporaryFolder());
  const { format, width, height } = await sharp(await readFile(file)).metadata();
  expect([format, width, height]).toEqual(['webp', wide, high]);
});

test('A WebP has the width of its name, and is cached per source', async () => {
  const cache = await temporaryFolder();
  const first = await locateIllustrationFile({ code: 'CABA', width: 960 }, cache);
  const { format, width } = await sharp(await readFile(first)).metadata();
  expect([format, width]).toEqual(['webp', 960]);
  await writeFile(first, 'as it was made');
  const again = await locateIllustrationFile({ code: 'CABA', width: 960 }, cache);
  expect(await readFile(again, 'utf8')).toBe('as it was made');
  await locateIllustrationFile({ code: 'MEN', width: 960 }, cache);
  expect(await readdir(cache)).toHaveLength(2);
});
