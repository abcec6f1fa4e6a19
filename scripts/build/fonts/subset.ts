import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cachedFile } from '../build-cache.ts';

export interface Cut {
  /** Path of the whole font, from the root of the project. */
  readonly font: string;
  /** Every character that is kept. */
  readonly characters: string;
  /** The range that is kept of each axis; axes left out stay whole. */
  readonly axes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** The OpenType features that are kept; left out, those that text needs. */
  readonly features?: readonly string[];
}

// Netlify keeps this folder from one build to the next, as it does Astro's images.
const folder = 'node_modules/.astro/cut-fonts';

/**
 * Kerning, ligatures, and the two kinds of figures that the style sheets ask for: the others cost a tenth of the file.
 */
const keptFeatures = ['kern', 'liga', 'lnum', 'tnum'];

/** Cuts a font down to some characters and axes; answers with the path of the file, made once for the same cut. */
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
