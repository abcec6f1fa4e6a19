import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The inputs of a file; its name in the cache is their hash. */
export interface Recipe {
  readonly folder: string;
  /** With leading dot. */
  readonly extension: string;
  readonly sources: readonly Uint8Array[];
  /** Other inputs of any JSON type. */
  readonly settings: unknown;
}

/** Path of the cached file of a recipe. Calls `make` on a cache miss. */
export async function cachedFile(recipe: Recipe, make: () => Promise<Uint8Array>): Promise<string> {
  const { folder, extension, sources, settings } = recipe;
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of sources) hash.update(source);
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}${extension}`);
  if (existsSync(file)) return file;
  return keep(file, await make());
}

/** Writes a file atomically, so that a killed build leaves no incomplete file. */
export async function keep(file: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return file;
}
