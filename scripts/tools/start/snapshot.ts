import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesManifestFile } from '../../build/illustrations-on-request.ts';
import { onShutdown } from '../shutdown.ts';

/**
 * A copy of the build for the lifetime of this process: a build, a check or `astro dev` at the same time would delete
 * files that a running site still loads.
 */
export async function snapshot(root: string): Promise<string> {
  const all = join(root, '.netlify/serving');
  await mkdir(all, { recursive: true });
  await removeAbandoned(all);
  const folder = join(all, String(process.pid));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  for (const part of ['dist', '.netlify/v1/functions']) await linkFiles(join(root, part), join(folder, part));
  for (const file of ['netlify.toml', '.netlify/v1/config.json']) await copyFile(join(root, file), join(folder, file));
  // A build with all images writes no manifest.
  await copyFile(join(root, picturesManifestFile), join(folder, picturesManifestFile)).catch(() => {});
  return folder;
}

/** Copies by hard links, for folders that a build empties before it writes. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      // Copies if the file system has no hard links.
      return entry.isDirectory()
        ? linkFiles(source, target)
        : link(source, target).catch(() => copyFile(source, target));
    }),
  );
}

/** Removes the copies of killed processes. */
async function removeAbandoned(all: string): Promise<void> {
  const abandoned = (await readdir(all)).filter((id) => !isAlive(Number(id)));
  await Promise.all(abandoned.map((id) => rm(join(all, id), { recursive: true, force: true })));
}

function isAlive(id: number): boolean {
  try {
    return id !== process.pid && process.kill(id, 0);
  } catch {
    return false;
  }
}
