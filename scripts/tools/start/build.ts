import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContext, showsExample } from '../../../netlify/env/index.ts';
import { reportBegins } from '../../build/content-check/report.ts';
import { picturesManifestFile, picturesOnRequest } from '../../build/illustrations-on-request.ts';
import { siteURL } from '../../build/site-url.ts';
import { Failure, failedCommand } from '../failure.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Finished, run } from '../processes.ts';
import type { Report } from '../progress.ts';
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

/** Whether the last build is up to date. */
export async function isBuilt(root: string): Promise<boolean> {
  const stamp = await readFile(stampOf(root), 'utf8').catch(() => undefined);
  if (stamp === undefined || stamp !== (await stateOf(root))) return false;
  // `astro dev`, `astro check` and `astro sync` delete the on-demand pages.
  const parts = ['dist/about.html', '.netlify/v1/config.json', '.netlify/v1/functions/ssr/ssr.mjs'];
  if (pictures() === picturesOnRequest) parts.push(picturesManifestFile);
  const found = await Promise.allSettled(parts.map((part) => access(join(root, part))));
  return found.every(({ status }) => status === 'fulfilled');
}

/** Builds the site for production. `report` gets the number of pages and the current step. */
export async function build(root: string, report: Report = () => {}): Promise<void> {
  await checkSpace(root, 200);
  await rm(stampOf(root), { force: true });
  const state = await stateOf(root);
  const { code, output } = await runAstroBuild(root, {}, buildProgress(report));
  // For a content error, only its report is shown.
  const begins = output.indexOf(reportBegins);
  if (code !== 0 && begins >= 0) throw new Failure(output.slice(begins).trimEnd());
  if (code !== 0) throw failedCommand('The build', output);
  await writeFile(stampOf(root), state);
}

/** Reads the progress from Astro's output, which has a line per page, image and long step. */
function buildProgress(report: Report): (line: string) => void {
  let pages = 0;
  return (line) => {
    const picture = /▶ .*\((\d+)\/(\d+)\)/.exec(line);
    if (/ [├└]─ /.test(line)) pages += 1;
    if (picture) report(`picture ${picture[1]} of ${picture[2]}`);
    else if (/Building server entrypoints/.test(line)) report('scripts and styles');
    else if (pages > 0) report(`${pages} pages`);
  };
}

/** The variables that Netlify sets in a production build, so that tests run on the same build as a deploy. */
const asOnPlatform = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  DEPLOY_ID: '0123456789abcdef01234567',
  URL: siteURL(environment),
  CONTEXT: buildContext(environment) ?? 'production',
});

/** Runs `astro build` for production with additional environment variables. */
export function runAstroBuild(
  root: string,
  more: NodeJS.ProcessEnv = {},
  onLine?: (line: string) => void,
): Promise<Finished> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const environment = {
    PICTURES: pictures(),
    ...demonstrating(),
    ...asOnPlatform({ ...process.env, ...more }),
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...more,
  };
  return run(process.execPath, [astro, 'build'], {
    cwd: root,
    environment,
    timeout: 30 * 60_000,
    ...(onLine && { onLine }),
  });
}

/** A local site shows the fictitious owner of content/site.example.yaml unless `SITE_EXAMPLE=no`. */
const demonstrating = (): NodeJS.ProcessEnv => ({ SITE_EXAMPLE: 'yes', ...process.env });

/** Whether a build shows the fictitious owner in place of missing owner data. */
export const isExampleShown = (): boolean => showsExample(demonstrating());

/** Images are encoded on request, unless the environment asks for all files, as in a deploy. */
const pictures = (): string => process.env.PICTURES ?? picturesOnRequest;

// The environment determines the site's URL, robots.txt and the shown owner.
const stateOf = (root: string): Promise<string> =>
  fingerprint(root, sources, [siteURL(process.env), buildContext(), isExampleShown(), pictures()]);
