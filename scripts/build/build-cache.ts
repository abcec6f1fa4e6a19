import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a file is made from: the cache finds the file by the hash of it. */
export interface Recipe {
  /** The folder of the cache. */
  readonly folder: string;
  /** With its dot. */
  readonly extension: string;
  readonly sources: readonly Uint8Array[];
  /** Whatever else decides how the file comes out; any JSON. */
  readonly settings: unknown;
}

/** Path of the file for a recipe: made the first time, taken from the cache after that. */
export async function cachedFile(recipe: Recipe, make: () => Promise<Uint8Array>): Promise<string> {
  const { folder, extension, sources, settings } = recipe;
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of sources) hash.update(source);
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}${extension}`);
  if (existsSync(file)) return file;
  return keep(file, await make());
}

/** Writes a file of a cache. It gets its name once it is whole, so that a build that is killed leaves no half of one. */
export async function keep(file: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return file;
}
