import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locateHomeIllustration } from '../../../scripts/build/home-illustrations.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('the whole of an illustration has the width of its name, and is made once for one source', async () => {
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
] as const)('the part of %s for phones is as wide as high', async (illustration, cut) => {
  const file = await locateHomeIllustration({ illustration, width: 480, cut }, await temporaryFolder());
  const { width, height } = await sharp(await readFile(file)).metadata();
  expect([width, height]).toEqual([480, 480]);
});
