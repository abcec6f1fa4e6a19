import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { illustrationSocialPath, socialIllustrations, socialImageSize } from '#domain/brand';
import {
  type HomeIllustration,
  homeFileName,
  homeIllustrationFiles,
  homeIllustrationFolder,
  homeIllustrations,
  portraitShape,
} from '#domain/illustrations/home-illustration';
import {
  plateThumbnailFolder,
  plateThumbnailName,
  plateThumbnailShape,
  plateThumbnailWidths,
} from '#domain/illustrations/plates';
import {
  type ProvinceIllustrationWidth,
  portraitHeight,
  portraitSize,
  provinceIllustrationFolder,
  provinceIllustrationWidths,
} from '#domain/illustrations/province-illustration';
import { provinceCodes } from '#domain/province';
import { readCrops } from './crops.ts';
import { type Recipe, sourceOf } from './encode.ts';

type Files = readonly (readonly [path: string, recipe: Recipe])[];

let files: ReadonlyMap<string, Recipe> | undefined;

/**
 * Recipes of the files with predictable paths, by path. Astro's own images are not among them, because their paths are
 * known only after encoding. Computed on first use, because the hashes of the home page's illustrations read all
 * sources.
 */
export function illustrationFiles(): ReadonlyMap<string, Recipe> {
  files ??= new Map([...provinceFiles(), ...homeFiles(), ...thumbnails(), ...socialImages()]);
  return files;
}

/** For each province the source, and WebPs of the whole and of its part for phones. */
function provinceFiles(): Files {
  // The illustrations are behind a map, so quality can be low, lowest for the sizes of dense screens.
  const qualities: Readonly<Record<ProvinceIllustrationWidth, number>> = {
    540: 40,
    960: 40,
    1200: 36,
    1600: 58,
    3200: 40,
  };
  const crops = readCrops();
  return provinceCodes.flatMap((code): Files => {
    const illustration = `provinces/${code}`;
    const position = crops.get(illustration)?.mapPart;
    const webps = provinceIllustrationWidths.map((width) => {
      const height = portraitHeight(width);
      const isPart = height !== undefined && position !== undefined;
      const recipe: Recipe = {
        illustration,
        part: isPart ? { position, shape: portraitSize.width / portraitSize.height } : undefined,
        size: { width, ...(height !== undefined && { height }), withoutEnlargement: true },
        encoding: { format: 'webp', quality: qualities[width] },
      };
      return [`${provinceIllustrationFolder}/${code}-${width}.webp`, recipe] as const;
    });
    return [[`${provinceIllustrationFolder}/${code}.jpg`, { illustration }], ...webps];
  });
}

// WebP quality. Dense phone screens hide the loss in prints with few inks.
const homeQualities = { whole: 60, cut: 30 } as const;

// WebP compression effort. The maximum is affordable, because results are cached.
const effort = 6;

function homeFiles(): Files {
  const hashes = homeIllustrationHashes();
  return homeIllustrationFiles.map((file) => {
    const { illustration, width, cut } = file;
    const recipe: Recipe = {
      illustration,
      part: cut === undefined ? undefined : { position: cut, shape: portraitShape },
      size: { width, withoutEnlargement: true },
      encoding: { format: 'webp', quality: cut === undefined ? homeQualities.whole : homeQualities.cut, effort },
    };
    return [`${homeIllustrationFolder}/${homeFileName(file, hashes[illustration])}`, recipe] as const;
  });
}

/** Hash of each home page illustration, over its source and encoding settings. */
export function homeIllustrationHashes(): Readonly<Record<HomeIllustration, string>> {
  return Object.fromEntries(
    Object.entries(homeIllustrations).map(([name, settings]) => {
      const all = JSON.stringify({ settings, portraitShape, qualities: homeQualities, effort });
      const hash = createHash('sha256')
        .update(readFileSync(sourceOf(name)))
        .update(all);
      return [name, hash.digest('hex').slice(0, 8)];
    }),
  ) as Record<HomeIllustration, string>;
}

/** Thumbnails of the list of plates, all cropped to one aspect ratio. */
function thumbnails(): Files {
  const sources = globSync('*/*.jpg', { cwd: fileURLToPath(new URL('..', sourceOf('home/1'))) });
  return sources.flatMap((source) =>
    [plateThumbnailWidths.small, ...plateThumbnailWidths.large].map((width) => {
      const illustration = source.replace(/\.jpg$/, '');
      const recipe: Recipe = {
        illustration,
        size: { width, height: Math.round(width / plateThumbnailShape) },
        encoding: { format: 'webp', quality: 55, effort },
      };
      return [`${plateThumbnailFolder}/${plateThumbnailName(illustration, width)}`, recipe] as const;
    }),
  );
}

/** Images of shared links, with the site's name in a corner. */
function socialImages(): Files {
  return socialIllustrations.map((illustration) => [
    illustrationSocialPath(illustration),
    {
      illustration,
      size: { ...socialImageSize, fit: 'cover' },
      isSigned: true,
      encoding: { format: 'jpeg', quality: 80, mozjpeg: true },
    },
  ]);
}
