import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a made file is made from. */
export interface Recipe {
  /** Where it is kept, by the hash of everything below. */
  readonly folder: string;
  /** With its dot. */
  readonly extension: string;
  readonly sources: readonly Uint8Array[];
  /** Whatever else decides how it comes out; any JSON. */
  readonly settings: unknown;
}

/** Path of a file that is made once for its recipe, and taken as it was made after that. */
export async function keptFile(recipe: Recipe, make: () => Promise<Uint8Array>): Promise<string> {
  const { folder, extension, sources, settings } = recipe;
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of sources) hash.update(source);
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}${extension}`);
  if (existsSync(file)) return file;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Moved into place, so that a build that is killed leaves no half of a file behind.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return file;
}
