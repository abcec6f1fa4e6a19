import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  type HomeIllustrationFile,
  homeFileName,
  homeIllustrationFiles,
  homeIllustrationFolder,
  portraitShape,
} from '#domain/home-illustration';
import { cachedFile } from './build-cache.ts';
import { portraitPart } from './portrait-part.ts';
import type { ServedIllustrations } from './served-illustrations.ts';

const sources = new URL('../../src/assets/illustrations/', import.meta.url);
// A phone's dense screen makes up for some sharpness: of a print in few inks nothing is seen to be missing.
const qualities = { whole: 60, cut: 30 } as const;

// The smallest file for its quality: each is made once.
const effort = 6;

const byName = new Map(homeIllustrationFiles.map((file) => [homeFileName(file), file]));

/** The illustrations of the home page, at paths that the page knows without having made them. */
export const homeIllustrations: ServedIllustrations = {
  name: 'home-illustrations',
  folder: homeIllustrationFolder,
  files: [...byName.keys()],
  locate: (name, cache) => {
    const file = byName.get(name);
    return file && locateHomeIllustration(file, cache);
  },
};

/** Path of one file of an illustration: made once for its source, and cached in `folder`. */
export async function locateHomeIllustration(
  { illustration, width, cut }: HomeIllustrationFile,
  folder: string,
): Promise<string> {
  const whole = await readFile(new URL(`${illustration}.jpg`, sources));
  const quality = cut === undefined ? qualities.whole : qualities.cut;
  return cachedFile(
    { folder, extension: '.webp', sources: [whole], settings: { width, cut, shape: portraitShape, quality, effort } },
    async () => {
      const picture = cut === undefined ? sharp(whole) : sharp(await portraitPart(whole, cut, portraitShape));
      return picture.resize({ width, withoutEnlargement: true }).webp({ quality, effort }).toBuffer();
    },
  );
}
