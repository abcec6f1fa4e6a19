import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a record in a site's local store. */
export async function storedFile(store: string, id: string): Promise<string> {
  const files = await readdir(join(store, 'entries'), { recursive: true });
  const file = files.find((path) => path.endsWith(id));
  if (!file) throw new Error(`The store has no file for ${id}`);
  return join(store, 'entries', file);
}
