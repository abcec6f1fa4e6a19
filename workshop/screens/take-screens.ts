// npm run screens [-- --only=home,contact]
// Takes a screenshot of every screen in every language into test-results/screens, with an index.html.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { choose } from '../../scripts/tools/choice.ts';
import { command } from '../../scripts/tools/command.ts';
import { step } from '../../scripts/tools/progress.ts';
import { onShutdown } from '../../scripts/tools/shutdown.ts';
import { browserFlags, findBrowser } from '../../scripts/tools/test/browser.ts';
import { fileOf, gallery, shots } from './gallery.ts';
import { serveSiteAtFixedTime } from './site.ts';
import { take } from './take.ts';

await command(async ({ root, words }) => {
  const { values } = parseArgs({ args: [...words], options: { only: { type: 'string' } } });
  const nameOf = ({ screen }: (typeof shots)[number]) => screen.name;
  const chosen = choose(shots, values.only?.split(',') ?? [], { what: 'screen', nameOf });
  const folder = join(root, 'test-results/screens');
  const executablePath = await findBrowser(root);
  const site = await serveSiteAtFixedTime(root);
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  onShutdown(() => browser.close());
  // A complete run also removes screenshots of screens that no longer exist.
  if (chosen === shots) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const shot of chosen) await step(fileOf(shot), () => take(shot, { ...site, browser }, folder));
  const index = join(folder, 'index.html');
  await writeFile(index, gallery());
  console.log(index);
  return 0;
});
