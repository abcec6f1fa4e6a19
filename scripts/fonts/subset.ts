import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

export interface Cut {
  /** Path of the whole font, from the root of the project. */
  readonly font: string;
  /** Every character that is kept. */
  readonly characters: string;
  /** The range that is kept of each axis; axes left out stay whole. */
  readonly axes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

// Netlify keeps it from one build to the next, as it does Astro's pictures.
const folder = 'node_modules/.astro/cut-fonts';

/** Kerning, ligatures, and the two kinds of figures that the style sheets ask for: the others cost a tenth of the file. */
const keptFeatures = ['kern', 'liga', 'lnum', 'tnum'];

/** Cuts a font down to some characters and axes; answers with the path of the file, made once for the same cut. */
export async function cutFont(root: string, { font, characters, axes = {} }: Cut): Promise<string> {
  const whole = await readFile(join(root, font));
  const hash = createHash('sha256').update(whole).update(characters).update(JSON.stringify({ axes, keptFeatures }));
  const file = join(root, folder, `${hash.digest('hex').slice(0, 16)}.woff2`);
  if (existsSync(file)) return file;
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: keptFeatures,
  });
  await mkdir(join(root, folder), { recursive: true });
  // Moved into place, so that a build that is killed leaves no half of a font behind.
  await writeFile(`${file}.${process.pid}`, cut);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
