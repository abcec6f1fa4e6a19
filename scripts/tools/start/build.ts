import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContext, showsExample } from '../../../netlify/env/index.ts';
import { reportBegins } from '../../build/content-check/report.ts';
import { siteURL } from '../../build/site-url.ts';
import { Failure, failedCommand } from '../failure.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Finished, run } from '../processes.ts';
import { checkSpace } from './checks.ts';

const sources = [
  'src',
  'content',
  'public',
  'netlify',
  'astro.config.mjs',
  'scripts/build',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const stampOf = (root: string): string => join(root, '.netlify/build-stamp');

/** Whether the site as it was built last is what a build would make now. */
export async function isBuilt(root: string): Promise<boolean> {
  const stamp = await readFile(stampOf(root), 'utf8').catch(() => undefined);
  if (stamp === undefined || stamp !== (await stateOf(root))) return false;
  // `astro dev`, `astro check` and `astro sync` take the on-demand pages away.
  const parts = ['dist/about.html', '.netlify/v1/config.json', '.netlify/v1/functions/ssr/ssr.mjs'];
  const found = await Promise.allSettled(parts.map((part) => access(join(root, part))));
  return found.every(({ status }) => status === 'fulfilled');
}

/** Builds the site for production. */
export async function build(root: string): Promise<void> {
  await checkSpace(root, 200);
  await rm(stampOf(root), { force: true });
  const state = await stateOf(root);
  const { code, output } = await runAstroBuild(root);
  // What an editor has to read is all of it, and nothing else.
  const report = output.indexOf(reportBegins);
  if (code !== 0 && report >= 0) throw new Failure(output.slice(report).trimEnd());
  if (code !== 0) throw failedCommand('The build', output);
  await writeFile(stampOf(root), state);
}

/** Runs `astro build` for production in a project's folder, with more variables in its environment. */
export function runAstroBuild(root: string, more: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const environment = { ...demonstrating(), NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...more };
  return run(process.execPath, [astro, 'build'], { cwd: root, environment, timeout: 30 * 60_000 });
}

/** A site on one's own machine shows the fictitious owner of content/site.example.yaml; `SITE_EXAMPLE=no` shows none. */
const demonstrating = (): NodeJS.ProcessEnv => ({ SITE_EXAMPLE: 'yes', ...process.env });

/** Whether a site that is built now shows the fictitious owner, where the real one is not filled in. */
export const isExampleShown = (): boolean => showsExample(demonstrating());

// The environment decides the site's own URL, whether it may be listed (robots.txt), and whose it is.
const stateOf = (root: string): Promise<string> =>
  fingerprint(root, sources, [siteURL(process.env), buildContext(), isExampleShown()]);
