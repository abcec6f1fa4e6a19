import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import {
  type HomeIllustration,
  type HomeIllustrationFile,
  homeFileName,
  homeIllustrationFiles,
  homeIllustrationFolder,
  homeIllustrations as homeIllustrationSettings,
  portraitShape,
} from '#domain/illustrations/home-illustration';
import { cachedFile } from './build-cache.ts';
import { portraitPart } from './portrait-part.ts';
import type { ServedIllustrations } from './served-illustrations.ts';

const sources = new URL('../../src/assets/illustrations/', import.meta.url);
// A phone's dense screen makes up for some sharpness: of a print in few inks nothing is seen to be missing.
const qualities = { whole: 60, cut: 30 } as const;

// The smallest file for its quality: each is made once.
const effort = 6;

const sourceOf = (illustration: HomeIllustration) => new URL(`${illustration}.jpg`, sources);

/** The hash of each illustration, of its source and of what decides how its files come out. Read when first needed. */
export function homeIllustrationHashes(): Readonly<Record<HomeIllustration, string>> {
  hashes ??= Object.fromEntries(
    Object.entries(homeIllustrationSettings).map(([name, settings]) => {
      const all = JSON.stringify({ settings, portraitShape, qualities, effort });
      const hash = createHash('sha256')
        .update(readFileSync(sourceOf(name as HomeIllustration)))
        .update(all);
      return [name, hash.digest('hex').slice(0, 8)];
    }),
  ) as Record<HomeIllustration, string>;
  return hashes;
}

let hashes: Readonly<Record<HomeIllustration, string>> | undefined;

/** Gives pages the hashes as a module: src/content-readers/home.ts imports it. */
export function homeIllustrationHashModule(): Plugin {
  const name = 'virtual:home-illustration-hashes';
  return {
    name: 'home-illustration-hashes',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const hashes = ${JSON.stringify(homeIllustrationHashes())};` : undefined,
  };
}

const fileName = (file: HomeIllustrationFile) => homeFileName(file, homeIllustrationHashes()[file.illustration]);

/** The illustrations of the home page, among the files with a hash in their names. */
export const homeIllustrations: ServedIllustrations = {
  name: 'home-illustrations',
  folder: homeIllustrationFolder,
  get files() {
    return homeIllustrationFiles.map(fileName);
  },
  locate: (name, cache) => {
    const file = homeIllustrationFiles.find((one) => fileName(one) === name);
    return file && locateHomeIllustration(file, cache);
  },
};

/** Path of one file of an illustration: made once for its source, and cached in `folder`. */
export async function locateHomeIllustration(
  { illustration, width, cut }: HomeIllustrationFile,
  folder: string,
): Promise<string> {
  const whole = await readFile(sourceOf(illustration));
  const quality = cut === undefined ? qualities.whole : qualities.cut;
  return cachedFile(
    { folder, extension: '.webp', sources: [whole], settings: { width, cut, shape: portraitShape, quality, effort } },
    async () => {
      const picture = cut === undefined ? sharp(whole) : sharp(await portraitPart(whole, cut, portraitShape));
      return picture.resize({ width, withoutEnlargement: true }).webp({ quality, effort }).toBuffer();
    },
  );
}
