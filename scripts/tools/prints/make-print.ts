import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../failure.ts';
import type { Light } from './light.ts';
import { printAsJpeg } from './print.ts';
import { formatOf, type PlateFormat } from './settings.ts';
import { readSource } from './source.ts';

export interface Order {
  /** As `illustrations` names it, such as `provinces/MIS`. */
  readonly illustration: string;
  /** The folder of the sources, and that of the prints. */
  readonly from: string;
  readonly to: string;
  readonly light?: Light;
  /** The plate's own where it is left out. */
  readonly format?: PlateFormat;
}

/** What was written, and whether the same bytes were there already. */
export interface Print {
  readonly file: string;
  readonly bytes: number;
  readonly unchanged: boolean;
}

/** Makes an illustration's print from its source. The print that is there stays until the new one is whole. */
export async function makePrint({ illustration, from, to, light, format }: Order): Promise<Print> {
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
