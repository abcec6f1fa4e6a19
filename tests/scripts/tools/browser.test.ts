import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedBrowser, installedTestBrowser } from '../../../scripts/tools/test/browser.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

async function program(folder: string, name: string, mode = 0o755): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, mode);
  return path;
}

test('The first browser on the path is found', async () => {
  const folder = await temporaryFolder();
  const chromium = await program(join(folder, 'a'), 'chromium');
  await program(join(folder, 'b'), 'google-chrome');
  expect(await installedBrowser({ PATH: `${join(folder, 'none')}:${join(folder, 'a')}:${join(folder, 'b')}` })).toBe(
    chromium,
  );
});

test('A browser named in the environment has priority', async () => {
  const folder = await temporaryFolder();
  await program(folder, 'chromium');
  const named = await program(join(folder, 'named'), 'my-browser');
  expect(await installedBrowser({ PATH: folder, CHROME_PATH: named })).toBe(named);
});

test('A missing or not executable browser is ignored', async () => {
  const folder = await temporaryFolder();
  await program(join(folder, 'a'), 'chromium', 0o644);
  const chrome = await program(join(folder, 'b'), 'google-chrome-stable');
  const PATH = `${join(folder, 'a')}:${join(folder, 'b')}`;
  expect(await installedBrowser({ PATH, CHROME_PATH: join(folder, 'missing') })).toBe(chrome);
});

test('A headless shell is used for tests only, before other browsers except a named one', async () => {
  const folder = await temporaryFolder();
  const none = join(folder, 'none');
  const chrome = await program(join(folder, 'a'), 'google-chrome');
  const shell = await program(join(folder, 'b'), 'chromium-headless-shell');
  const PATH = `${join(folder, 'a')}:${join(folder, 'b')}`;
  expect(await installedBrowser({ PATH })).toBe(chrome);
  expect(await installedTestBrowser({ PATH }, none)).toBe(shell);
  expect(await installedTestBrowser({ PATH, CHROMIUM_PATH: chrome }, none)).toBe(chrome);
  expect(await installedTestBrowser({ PATH: join(folder, 'a') }, none)).toBe(chrome);
  const packaged = await program(join(folder, 'c'), 'chromium');
  expect(await installedBrowser({ PATH })).toBe(chrome);
  expect(await installedTestBrowser({ PATH }, packaged)).toBe(packaged);
  expect(await installedTestBrowser({ PATH, CHROMIUM_PATH: chrome }, packaged)).toBe(chrome);
});
