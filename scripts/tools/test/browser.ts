import { constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from '../failure.ts';
import { isThere } from '../is-there.ts';
import { run } from '../processes.ts';
import { installFromDebian } from './debian.ts';
import { findFonts } from './fonts.ts';
import { hasPackagedBrowser, packagedBrowser, unpackBrowser } from './packaged-browser.ts';

/** Chromium without a window: the same pages for two thirds of the CPU time. */
const headlessShell = 'chromium-headless-shell';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Prevents requests to Google's hosts; root cannot use the sandbox. */
export const browserFlags: readonly string[] = [
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** An installed browser: that of the environment, the system's, or Playwright's. */
export async function installedBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  return firstExecutable([...named(environment), ...onPath(environment, names), ...others()]);
}

/** An installed browser for tests, which need no window: prefers a headless shell, the package's before Debian's. */
export async function installedTestBrowser(
  environment: NodeJS.ProcessEnv = process.env,
  packaged: string = packagedBrowser,
): Promise<string | undefined> {
  const shells = [packaged, ...onPath(environment, [headlessShell])];
  return (await firstExecutable([...named(environment), ...shells])) ?? installedBrowser(environment);
}

/** A complete browser for measurements and screenshots; installs one if there is none. */
export function findBrowser(root: string): Promise<string> {
  return find(root, ['chromium'], installedBrowser);
}

/** A browser for tests; installs one if there is none. */
export async function findTestBrowser(root: string): Promise<string> {
  const isNamed = (await firstExecutable(named(process.env))) !== undefined;
  if (hasPackagedBrowser && !isNamed) await unpackBrowser(packagedBrowser, launch);
  return find(root, [headlessShell, 'chromium'], installedTestBrowser);
}

// Opens a page as tests do: without a sandbox, for example, a browser prints its version but opens no page.
async function launch(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  await browser.close();
}

async function find(root: string, packages: readonly string[], installed: typeof installedBrowser): Promise<string> {
  const browser = (await installed()) ?? (await downloaded(root)) ?? (await fromDebian(root, packages, installed));
  await findFonts(root);
  return browser;
}

function named(environment: NodeJS.ProcessEnv): string[] {
  return [environment.CHROMIUM_PATH, environment.CHROME_PATH].filter((path) => path !== undefined);
}

function onPath(environment: NodeJS.ProcessEnv, wanted: readonly string[]): string[] {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
}

const others = (): string[] => [...macApplications, chromium.executablePath()];

async function firstExecutable(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isThere(path, constants.X_OK)) return path;
  return undefined;
}

async function downloaded(root: string): Promise<string | undefined> {
  console.log('No Chrome or Chromium is installed; trying Playwright’s.');
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [playwright, 'install', 'chromium'], { cwd: root, timeout: 5 * 60_000 });
  return installedBrowser();
}

/** Installs the first available package. */
async function fromDebian(root: string, packages: readonly string[], installed: typeof installedBrowser) {
  console.log('It cannot be downloaded; trying Debian’s package.');
  const reasons: string[] = [];
  for (const name of packages) {
    const output = await installFromDebian(root, [name]);
    const browser = await installed();
    if (browser) return browser;
    reasons.push(output.trimEnd().split('\n').slice(-5).join('\n'));
  }
  throw new Failure(
    `${reasons.join('\n\n')}\n\nNo browser was found or could be installed: install Chrome or Chromium, or name one with CHROME_PATH.`,
  );
}
