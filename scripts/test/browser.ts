import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../processes.ts';
import { Failure } from '../start/failure.ts';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium asks for Google's hosts when nothing keeps it from that, and refuses its sandbox to root. */
export const browserFlags: readonly string[] = [
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A browser that is there already: the one named by the environment, an installed one, else Playwright's own. */
export async function installedBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const named = [environment.CHROMIUM_PATH, environment.CHROME_PATH].filter((path) => path !== undefined);
  for (const path of [...named, ...onPath, ...macApplications, chromium.executablePath()]) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

/** A browser to test with; gets one where there is none. */
export async function findBrowser(root: string): Promise<string> {
  return (await installedBrowser()) ?? (await downloaded(root)) ?? (await fromDebian(root));
}

async function downloaded(root: string): Promise<string | undefined> {
  console.log('No Chrome or Chromium is installed; trying Playwright’s own.');
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [playwright, 'install', 'chromium'], { cwd: root, patience: 5 * 60_000 });
  return installedBrowser();
}

async function fromDebian(root: string): Promise<string> {
  console.log('It cannot be downloaded; trying Debian’s package.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...parameters: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...parameters];
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return run(command, rest, { cwd: root, environment, patience: 10 * 60_000 }).catch((error) => ({
      output: `${error}`,
    }));
  };
  await apt('update');
  // The fonts let Chinese pages show their letters.
  const { output } = await apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  const browser = await installedBrowser();
  if (browser) return browser;
  const reason = output.trimEnd().split('\n').slice(-5).join('\n');
  throw new Failure(
    `${reason}\n\nNo browser was found or could be installed: install Chrome or Chromium, or name one with CHROME_PATH.`,
  );
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
