// npm run visual-regression [-- --only=home,contact] [-- --width=390,1440] [-- --approve]: compares every screen, in its
// languages at four widths, with its approved state. Exit code 1: a screen differs; images of the differences are in
// test-results/visual-regression. --approve approves the current state.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { choose } from '../../scripts/tools/choice.ts';
import { command } from '../../scripts/tools/command.ts';
import { seconds, step } from '../../scripts/tools/progress.ts';
import { onShutdown } from '../../scripts/tools/shutdown.ts';
import { browserFlags, findTestBrowser } from '../../scripts/tools/test/browser.ts';
import { screens, widths } from '../screens/screens.ts';
import { serveSiteAtFixedTime } from '../screens/site.ts';
import { approveScreen, compareScreen, type Finding, fileOf, type Task } from './screen.ts';
import { drawingOf } from './view.ts';

await command(async ({ root, words }) => {
  const { values } = parseArgs({
    args: [...words],
    options: { only: { type: 'string' }, width: { type: 'string' }, approve: { type: 'boolean' } },
  });
  const chosen = choose(screens, values.only?.split(',') ?? [], { what: 'screen', nameOf: ({ name }) => name });
  const task: Omit<Task, 'studio' | 'drawing'> = {
    widths: choose(widths, values.width?.split(',') ?? [], { what: 'width', nameOf: String }),
    approved: join(root, 'workshop/visual-regression/approved'),
    pictures: join(root, 'test-results/visual-regression'),
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
    console.log(`${approved} screens approved in ${seconds(performance.now() - began)}.`);
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
    console.log(
      `Browser and fonts: ${whole.drawing.browser}, ${whole.drawing.fonts}. Some screens were approved with others.`,
    );
  console.log(`${differing} of ${looks} screens differ, in ${seconds(performance.now() - began)}.`);
  if (differing > 0) console.log(`Comparison images: ${whole.pictures}`);
  return differing === 0 ? 0 : 1;
});

function sum(findings: readonly Finding[], of: (finding: Finding) => number): number {
  return findings.reduce((total, finding) => total + of(finding), 0);
}

/** Removes the approved states of screens that no longer exist. */
async function removeOthers(folder: string): Promise<void> {
  const known = new Set(screens.map((screen) => fileOf(folder, screen)));
  for (const name of await readdir(folder)) if (!known.has(join(folder, name))) await rm(join(folder, name));
}
