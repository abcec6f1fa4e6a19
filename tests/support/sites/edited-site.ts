import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finished } from '../../../scripts/tools/processes.ts';
import { runAstroBuild } from '../../../scripts/tools/start/build.ts';
import { replaced } from '../edited-content.ts';

interface Edit {
  readonly file: string;
  /** The text to find in the file. */
  readonly from: string | RegExp;
  readonly to: string;
}

export interface EditedSite {
  /** The folder of the copy, for `startSite({ root })` after its build. */
  readonly root: string;
  readonly build: (environment?: NodeJS.ProcessEnv) => Promise<Finished>;
  readonly remove: () => Promise<void>;
}

const project = fileURLToPath(new URL('../../..', import.meta.url));
const parts = ['content', 'netlify', 'public', 'scripts', 'src', 'astro.config.mjs', 'netlify.toml', 'tsconfig.json'];

/** A copy of this project with edits. Its packages are links, and it has its own caches. */
export async function editSite(edits: readonly Edit[]): Promise<EditedSite> {
  const root = await mkdtemp(join(tmpdir(), 'edited-site-'));
  for (const part of [...parts, 'package.json']) await cp(join(project, part), join(root, part), { recursive: true });
  await linkPackages(root);
  for (const edit of edits) await apply(root, edit);
  return {
    root,
    build: (environment) => runAstroBuild(root, environment),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function linkPackages(root: string): Promise<void> {
  const packages = join(project, 'node_modules');
  const own = new Set(['.astro', '.vite', '.cache']);
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (!own.has(name)) await symlink(join(packages, name), join(root, 'node_modules', name));
  }
  // Reuses the images of the last build.
  const caches = join(packages, '.astro');
  await cp(caches, join(root, 'node_modules/.astro'), { recursive: true }).catch(() => {});
}

async function apply(root: string, { file, from, to }: Edit): Promise<void> {
  const text = await readFile(join(root, file), 'utf8');
  await writeFile(join(root, file), replaced(text, from, to, file));
}
