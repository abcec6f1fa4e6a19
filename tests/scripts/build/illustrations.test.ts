import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { homeIllustrations as settings } from '#domain/illustrations/home-illustration';
import { locate } from '../../../scripts/build/illustrations/encode.ts';
import { homeIllustrationHashes, illustrationFiles } from '../../../scripts/build/illustrations/files.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const provinces = '/images/why-argentina/provinces';

const homePath = (illustration: keyof typeof settings, size: string) =>
  `/_astro/${illustration.replace('/', '-')}-${size}.${homeIllustrationHashes()[illustration]}.webp`;

async function locateAt(path: string, cache?: string): Promise<string> {
  const recipe = illustrationFiles().get(path);
  if (!recipe) throw new Error(`There is no file at ${path}.`);
  return locate(recipe, cache ?? (await temporaryFolder()));
}

async function sizeAt(path: string) {
  const { format, width, height } = await sharp(await readFile(await locateAt(path))).metadata();
  return [format, width, height];
}

test.each([
  ['the home page', homePath('sectors/energy-aside', '240'), homePath('sectors/tourism-aside', '240'), 240],
  ['a province', `${provinces}/CABA-960.webp`, `${provinces}/MEN-960.webp`, 960],
])('A WebP of %s has the width of its name, and is cached per source', async (_, path, other, wide) => {
  const cache = await temporaryFolder();
  const first = await locateAt(path, cache);
  const { format, width } = await sharp(await readFile(first)).metadata();
  expect([format, width]).toEqual(['webp', wide]);
  await writeFile(first, 'as it was made');
  expect(await readFile(await locateAt(path, cache), 'utf8')).toBe('as it was made');
  await locateAt(other, cache);
  expect(await readdir(cache)).toHaveLength(2);
});

describe('the illustrations of the home page', () => {
  test.each(['home/2', 'home/7'] as const)('The part of %s for phones is square', async (illustration) => {
    expect(await sizeAt(homePath(illustration, 'square-480'))).toEqual(['webp', 480, 480]);
  });

  test('Each illustration has its own hash, which is in the names of its files', () => {
    const hashes = homeIllustrationHashes();
    expect(Object.keys(hashes)).toEqual(Object.keys(settings));
    expect(new Set(Object.values(hashes)).size).toBe(Object.keys(settings).length);
    for (const hash of Object.values(hashes)) expect(hash).toMatch(/^[0-9a-f]{8}$/);
    const files = [...illustrationFiles().keys()].filter((path) => path.startsWith('/_astro/'));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) expect(Object.values(hashes)).toContain(file.split('.')[1]);
  });

  test('A file is found only by the name with its hash', () => {
    expect(illustrationFiles().has(homePath('sectors/energy-aside', '240'))).toBe(true);
    expect(illustrationFiles().has('/_astro/sectors-energy-aside-240.00000000.webp')).toBe(false);
    expect(illustrationFiles().has('/_astro/sectors-energy-aside-240.webp')).toBe(false);
  });
});

describe('the illustrations of provinces', () => {
  test('The JPEG is the original file', async () => {
    expect(await locateAt(`${provinces}/MEN.jpg`)).toMatch(/\/src\/assets\/illustrations\/provinces\/MEN\.jpg$/);
  });

  test.each(['XYZ.jpg', 'MEN-961.webp', 'MEN-960.jpg', 'MEN.webp', 'men.jpg', '../MEN.jpg', 'MEN.jpg?a=b', ''])(
    'The name "%s" is not a file of the provinces’ illustrations',
    (name) => {
      expect(illustrationFiles().has(`${provinces}/${name}`)).toBe(false);
    },
  );

  test.each([
    ['CABA', 540, 810],
    ['CABA', 1200, 1800],
    ['SJU', 1200, 1800],
  ] as const)('The WebP of %s that is %i pixels wide is in portrait format', async (code, wide, high) => {
    expect(await sizeAt(`${provinces}/${code}-${wide}.webp`)).toEqual(['webp', wide, high]);
  });
});
