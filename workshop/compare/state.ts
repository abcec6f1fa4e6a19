import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure, failedCommand } from '../../scripts/tools/failure.ts';
import { run } from '../../scripts/tools/processes.ts';
import { onShutdown } from '../../scripts/tools/shutdown.ts';
import { shownAt } from '../screens/site.ts';

const clock = fileURLToPath(new URL('./clock.ts', import.meta.url));

const secret = 'a secret for compared sites only, which no other site uses';

/** The commit of a git reference. */
export async function commitOf(root: string, reference: string | undefined): Promise<string> {
  const candidates = reference === undefined ? ['@{upstream}', 'origin/main', 'HEAD~1'] : [reference];
  for (const candidate of candidates) {
    const { code, output } = await run('git', ['rev-parse', '--verify', '--quiet', `${candidate}^{commit}`], {
      cwd: root,
    });
    if (code === 0) return output.trim();
  }
  throw new Failure(`git knows no commit ${candidates.join(', ')}.`);
}

/** Checks a commit out into a temporary worktree, which is removed when the process ends, and installs its packages. */
export async function checkOut(root: string, commit: string): Promise<string> {
  const folder = await temporaryFolder('compare-state-');
  onShutdown(async () => {
    // Removes the link first, so that the linked packages are not deleted.
    await rm(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
  });
  await succeeded('git', ['worktree', 'add', '--detach', folder, commit], root);
  const [before, now] = await Promise.all(
    [folder, root].map((one) => readFile(join(one, 'package-lock.json'), 'utf8')),
  );
  if (before === now) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await succeeded(process.execPath, ['scripts/tools/set-up.cjs', '--development'], folder);
  return folder;
}

async function succeeded(command: string, parameters: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, parameters, { cwd });
  if (code !== 0) throw failedCommand(`${command} ${parameters[0]}`, output);
  return output;
}

/** Serves a built state by its own server, with a copy of the store and the fixed clock. Resolves to the origin. */
export async function serveState(root: string, store: string): Promise<string> {
  const copy = await temporaryFolder('compare-store-');
  await cp(store, copy, { recursive: true });
  const site = {
    SITE_ROOT: root,
    SITE_STORE: copy,
    SITE_SECRET: secret,
    SITE_SEEDED: '',
    COMPARED_AT: String(shownAt),
  };
  const environment = { ...process.env, ...site };
  // The program may be in another folder in one of the states.
  const program = (await succeeded('git', ['grep', '-l', 'SITE_SEEDED', '--', '*/site-process.ts'], root)).trim();
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      const origin = /^site: (\S+)$/.exec(line)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    run(process.execPath, ['--import', clock, join(root, program)], { cwd: root, environment, onLine })
      .then(({ output }) => reject(failedCommand('The site', output)))
      .catch(reject);
  });
}

export async function builtFiles(root: string): Promise<string[]> {
  const dist = join(root, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => `/${relative(dist, join(entry.parentPath, entry.name))}`).sort();
}

export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
