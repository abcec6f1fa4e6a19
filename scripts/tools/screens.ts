// npm run screens [-- --only=home,contact]
// Takes a picture of every screen in every language into docs/screens, with an index.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { step } from './progress.ts';
import { gallery } from './screens/gallery.ts';
import { fileOf, type Shot, screens, shots } from './screens/screens.ts';
import { take } from './screens/take.ts';
import { beforeEnd, end, endWhenTold } from './shutdown.ts';
import { Failure, sentenceFor } from './start/failure.ts';
import { serveSampleSite } from './start/sample-site.ts';
import { browserFlags, findBrowser } from './test/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/screens');
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

endWhenTold(() => 130);
try {
  await takeAll(chosenShots(options.only));
  await end(0);
} catch (error) {
  console.error(`\n${sentenceFor(error)}`);
  await end(1);
}

async function takeAll(chosen: readonly Shot[]): Promise<void> {
  const executablePath = await findBrowser(root);
  const site = `http://127.0.0.1:${await serveSampleSite(root)}`;
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  beforeEnd(() => browser.close());
  // A screen that is gone leaves no picture behind.
  if (chosen === shots) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const shot of chosen) await step(fileOf(shot), () => take(shot, { browser, site, folder }));
  await writeFile(join(folder, 'README.md'), gallery());
}

function chosenShots(only: string | undefined): readonly Shot[] {
  if (only === undefined) return shots;
  const names = only.split(',');
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length === 0) return shots.filter(({ screen }) => names.includes(screen.name));
  const known = screens.map(({ name }) => name).join(' ');
  throw new Failure(`There is no screen ${unknown.join(', ')}; --only takes, with commas between: ${known}`);
}
