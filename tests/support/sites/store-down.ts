import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes every operation of the local store in `folder` fail, until the returned function is called. */
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
