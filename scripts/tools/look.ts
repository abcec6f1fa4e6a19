// npm run look [-- --only=home,contact] [-- --width=390,1440] [-- --approve]
// Compares every screen, in its languages at four widths, with how it was approved (tests/look). Ends with 1 when one
// differs; pictures of what does are in test-results/look. With --approve the screens as they are now become the approved.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { screens, widths } from '../../workshop/screens/screens.ts';
import { serveSiteAtFixedTime } from '../../workshop/screens/site.ts';
import { choose } from './choice.ts';
import { command } from './command.ts';
import { approveScreen, compareScreen, type Finding, fileOf, type Task } from './look/screen.ts';
import { drawingOf } from './look/view.ts';
import { seconds, step } from './progress.ts';
import { onShutdown } from './shutdown.ts';
import { browserFlags, findTestBrowser } from './test/browser.ts';

await command(async ({ root, words }) => {
  const { values } = parseArgs({
    args: [...words],
    options: { only: { type: 'string' }, width: { type: 'string' }, approve: { type: 'boolean' } },
  });
  const chosen = choose(screens, values.only?.split(',') ?? [], { what: 'screen', nameOf: ({ name }) => name });
  const task: Omit<Task, 'studio' | 'drawing'> = {
    widths: choose(widths, values.width?.split(',') ?? [], { what: 'width', nameOf: String }),
    approved: join(root, 'tests/look'),
    pictures: join(root, 'test-results/look'),
  };
  const executablePath = await findTestBrowser(root);
  const site = await serveSiteAtFixedTime(root);
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  onShutdown(() => browser.close());
  const studio = { ...site, browser };
  const whole: Task = { ...task, studio, drawing: await drawingOf(studio) };
  const began = performance.now();
  if (values.approve) {
    let approved = 0;
    for (const screen of chosen) approved += await step(screen.name, () => approveScreen(screen, whole));
    if (chosen === screens) await removeOthers(whole.approved);
    console.log(`${approved} looks are approved, in ${seconds(performance.now() - began)}.`);
    return 0;
  }
  await rm(whole.pictures, { recursive: true, force: true });
  const findings: Finding[] = [];
  for (const screen of chosen) {
    const finding = await step(screen.name, () => compareScreen(screen, whole));
    for (const [look, lines] of finding.differing) console.log([look, ...lines].join('\n    '));
    findings.push(finding);
  }
  const [looks, differing] = [sum(findings, ({ looks }) => looks), sum(findings, ({ differing }) => differing.size)];
  if (findings.some(({ isDrawnOtherwise }) => isDrawnOtherwise))
    console.log(`Now drawn by ${whole.drawing.browser} with ${whole.drawing.fonts}; some were approved otherwise.`);
  console.log(`${differing} of ${looks} looks differ, in ${seconds(performance.now() - began)}.`);
  if (differing > 0) console.log(`Beside what was approved: ${whole.pictures}`);
  return differing === 0 ? 0 : 1;
});

function sum(findings: readonly Finding[], of: (finding: Finding) => number): number {
  return findings.reduce((total, finding) => total + of(finding), 0);
}

/** A screen that is gone leaves no approved look behind. */
async function removeOthers(folder: string): Promise<void> {
  const known = new Set(screens.map((screen) => fileOf(folder, screen)));
  for (const name of await readdir(folder)) if (!known.has(join(folder, name))) await rm(join(folder, name));
}
