import { join } from 'node:path';
import { messageFor } from '../failure.ts';
import { seconds } from '../progress.ts';
import { build } from '../start/build.ts';
import { findTestBrowser } from './browser.ts';
import { type Outcome, runTool, type Setting, type Tool } from './runner.ts';
import { playwrightTotals, type Totals, vitestTotals } from './totals.ts';

const lint: Tool = { program: '@biomejs/biome/bin/biome', parameters: ['check', '--error-on-warnings'] };

// Both need what the build writes to .astro. The components alone need the compiler that is slower by ten times.
const types: Tool = { program: 'typescript-native/bin/tsc', parameters: ['--noEmit'] };
const componentTypes: Tool = {
  program: '@astrojs/check/bin/astro-check.js',
  parameters: ['--root', '.', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
};

function vitest(root: string): Tool {
  const file = join(root, 'test-results/vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return {
    program: 'vitest/vitest.mjs',
    parameters: ['run', '--config', 'tests/vitest.config.ts', ...reporters],
    report: { file, totalsOf: vitestTotals },
    // A browser test waits now and then; these have the processor then, and are done when those are.
    isInBackground: true,
  };
}

function playwright(root: string): Tool {
  return {
    program: '@playwright/test/cli.js',
    parameters: ['test', '--config', 'tests/playwright.config.ts'],
    // tests/playwright.config.ts names this file.
    report: { file: join(root, 'test-results/playwright.json'), totalsOf: playwrightTotals },
  };
}

/**
 * Runs every step of the tests, with a line for each. The unit tests run beside the others, with what of the processor
 * these leave; meanwhile a browser is got where there is none.
 */
export async function testEverything(setting: Setting): Promise<readonly Totals[]> {
  const { root } = setting;
  const browser = findTestBrowser(root);
  // The browser tests' step tells why there is none.
  browser.catch(() => {});
  const runStep = (title: string, tool: Tool) => step(title, runTool(tool, setting));
  const inTurn = async () => [
    await step('Build', buildOutcome(root)),
    await runStep('Types', types),
    await runStep('Types of components', componentTypes),
    await step('Browser tests', browserOutcome(setting, browser)),
  ];
  const linted = await runStep('Format and lint', lint);
  const [tested, others] = await Promise.all([runStep('Unit and integration tests', vitest(root)), inTurn()]);
  return [linted, tested, ...others];
}

const buildOutcome = (root: string): Promise<Outcome> =>
  build(root).then(() => ({ passed: 1, failed: 0, output: '' }), failedBy);

const browserOutcome = ({ root, environment }: Setting, browser: Promise<string>): Promise<Outcome> =>
  browser.then((path) => {
    console.log(`Browser: ${path}`);
    return runTool(playwright(root), { root, environment: { ...environment, CHROMIUM_PATH: path } });
  }, failedBy);

const failedBy = (error: unknown): Outcome => ({ passed: 0, failed: 1, output: messageFor(error) });

/** Prints what a step came to, and all its output when it failed. */
async function step(title: string, work: Promise<Outcome>): Promise<Totals> {
  const began = performance.now();
  const { output, ...totals } = await work;
  console.log(`${title}: ${resultOf(totals)}, ${seconds(performance.now() - began)}`);
  if (totals.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return totals;
}

function resultOf({ passed, failed }: Totals): string {
  if (passed + failed === 1) return failed === 0 ? 'passed' : 'failed';
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
}
