import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes the local store in `folder` fail at everything, until what this resolves to is called. */
export async function takeStoreDown(folder: string): Promise<() => Promise<void>> {
  const entries = join(folder, 'entries');
  const away = `${entries}-away`;
  // An empty store has no folder yet.
  await mkdir(entries, { recursive: true });
  await rename(entries, away);
  await writeFile(entries, 'not a folder');
  return async () => {
    await rm(entries);
    await rename(away, entries);
  };
}
