import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cachedFile } from '../build-cache.ts';

export interface Cut {
  /** Path of the complete font, from the project's root. */
  readonly font: string;
  /** Characters to keep. */
  readonly characters: string;
  /** Ranges of axes to keep; other axes are unchanged. */
  readonly axes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** OpenType features to keep; default: those of text. */
  readonly features?: readonly string[];
}

// Netlify caches this folder between builds.
const folder = 'node_modules/.astro/cut-fonts';

/**
 * Kerning, ligatures, and the two kinds of figures that the style sheets use: the others cost a tenth of the file.
 */
const keptFeatures = ['kern', 'liga', 'lnum', 'tnum'];

/** Subsets a font. Resolves to the path of the cached file. */
export async function cutFont(
  root: string,
  { font, characters, axes = {}, features = keptFeatures }: Cut,
): Promise<string> {
  const whole = await readFile(join(root, font));
  const settings = { characters, axes, features };
  return cachedFile({ folder: join(root, folder), extension: '.woff2', sources: [whole], settings }, () =>
    subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: [...features] }),
  );
}
