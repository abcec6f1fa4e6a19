import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onShutdown } from '../shutdown.ts';

const parts = ['dist', 'netlify.toml', '.netlify/v1'];

/**
 * A copy of what was built, as long as this process lives: a build, a check or `astro dev` in another window takes away
 * what a running site still has to load.
 */
export async function snapshot(root: string): Promise<string> {
  const all = join(root, '.netlify/serving');
  await mkdir(all, { recursive: true });
  await removeAbandoned(all);
  const folder = join(all, String(process.pid));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  return folder;
}

/** Removes the copies of processes that were ended without a word. */
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
