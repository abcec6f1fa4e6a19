import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../scripts/tools/failure.ts';
import type { Light } from './light.ts';
import { printAsJpeg } from './screen-print.ts';
import { formatOf, type IllustrationFormat } from './settings.ts';
import { readSource } from './source.ts';

export interface Job {
  /** A name of `illustrations`, such as `provinces/MIS`. */
  readonly illustration: string;
  /** Folder of the sources. */
  readonly from: string;
  /** Folder of the rendered illustrations. */
  readonly to: string;
  readonly light?: Light;
  /** Default: the illustration's own format. */
  readonly format?: IllustrationFormat;
}

export interface Rendered {
  readonly file: string;
  readonly bytes: number;
  /** Whether the file had the same bytes before. */
  readonly unchanged: boolean;
}

/** Renders an illustration from its source. The old file is replaced only when the new one is complete. */
export async function renderIllustration({ illustration, from, to, light, format }: Job): Promise<Rendered> {
  const known = format ?? formatOf(illustration);
  const picture = await readSource(from, illustration, known);
  const print = await printAsJpeg(picture, known.settings, light);
  const file = join(to, `${illustration}.jpg`);
  const unchanged = (await readIfThere(file))?.equals(print) ?? false;
  if (!unchanged) await replace(file, print);
  return { file, bytes: print.length, unchanged };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

async function replace(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
