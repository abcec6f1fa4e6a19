import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { homeIllustrations as settings } from '#domain/illustrations/home-illustration';
import { servedIllustrationAt } from '../../../scripts/build/all-served-illustrations.ts';
import {
  homeIllustrationHashes,
  homeIllustrations,
  locateHomeIllustration,
} from '../../../scripts/build/home-illustrations.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('An illustration of the home page has the width of its name, and is cached per source', async () => {
  const cache = await temporaryFolder();
  const first = await locateHomeIllustration({ illustration: 'sectors/energy-aside', width: 240 }, cache);
  const { format, width } = await sharp(await readFile(first)).metadata();
  expect([format, width]).toEqual(['webp', 240]);
  await writeFile(first, 'as it was made');
  const again = await locateHomeIllustration({ illustration: 'sectors/energy-aside', width: 240 }, cache);
  expect(await readFile(again, 'utf8')).toBe('as it was made');
  await locateHomeIllustration({ illustration: 'sectors/tourism-aside', width: 240 }, cache);
  expect(await readdir(cache)).toHaveLength(2);
});

test.each([
  ['home/2', 'left'],
  ['home/7', 84],
] as const)('The part of %s for phones is square', async (illustration, cut) => {
  const file = await locateHomeIllustration({ illustration, width: 480, cut }, await temporaryFolder());
  const { width, height } = await sharp(await readFile(file)).metadata();
  expect([width, height]).toEqual([480, 480]);
});

test('Each illustration has its own hash, which is in the names of its files', () => {
  const hashes = homeIllustrationHashes();
  expect(Object.keys(hashes)).toEqual(Object.keys(settings));
  expect(new Set(Object.values(hashes)).size).toBe(Object.keys(settings).length);
  for (const hash of Object.values(hashes)) expect(hash).toMatch(/^[0-9a-f]{8}$/);
  for (const file of homeIllustrations.files) expect(Object.values(hashes)).toContain(file.split('.')[1]);
});

test('A file is found only by the name with its hash', async () => {
  const name = `sectors-energy-aside-240.${homeIllustrationHashes()['sectors/energy-aside']}.webp`;
  expect(servedIllustrationAt(`/_astro/${name}`)).toEqual({ illustrations: homeIllustrations, name });
  const found = await homeIllustrations.locate(name, await temporaryFolder());
  expect((await sharp(await readFile(found ?? '')).metadata()).width).toBe(240);
  expect(servedIllustrationAt('/_astro/sectors-energy-aside-240.00000000.webp')).toBeUndefined();
  expect(homeIllustrations.locate('sectors-energy-aside-240.webp', await temporaryFolder())).toBeUndefined();
});
