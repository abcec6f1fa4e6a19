import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A hash of the content of files and folders (a missing one counts as empty) and of any other values. */
export async function fingerprint(
  root: string,
  paths: readonly string[],
  more: readonly unknown[] = [],
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const path of paths) {
    for (const file of await filesIn(join(root, path))) {
      hash.update(`\n${relative(root, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
