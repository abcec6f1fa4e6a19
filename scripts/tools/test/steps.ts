import { join } from 'node:path';
import { messageFor } from '../failure.ts';
import { stopAll } from '../processes.ts';
import { seconds } from '../progress.ts';
import { build, isBuilt } from '../start/build.ts';
import { findTestBrowser } from './browser.ts';
import { type Outcome, runTool, type Setting, type Tool } from './runner.ts';
import { playwrightTotals, type Totals, vitestTotals } from './totals.ts';

const lint: Tool = { program: '@biomejs/biome/bin/biome', parameters: ['check', '--error-on-warnings'] };

// Its cache in node_modules/.cache makes a second run take a tenth of the time.
const spelling: Tool = { program: 'cspell/bin.mjs', parameters: ['lint', '--no-progress'] };

// Both need the .astro folder of the build. Only .astro files need the compiler that is ten times slower.
const types: Tool = { program: 'typescript-native/bin/tsc', parameters: ['--noEmit'] };
const componentTypes: Tool = {
  program: '@astrojs/check/bin/astro-check.js',
  parameters: ['--root', '.', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
};

/** Runs projects of tests/vitest.config.ts. */
function vitest(root: string, name: string, projects: readonly string[]): Tool {
  const file = join(root, `test-results/${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return {
    program: 'vitest/vitest.mjs',
    parameters: [
      ...['run', '--config', 'tests/vitest.config.ts', ...reporters],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    report: { file, totalsOf: vitestTotals },
  };
}

/** Runs a project of tests/playwright.config.ts and its dependencies. */
function playwright(root: string, name: string, project: string): Tool {
  return {
    program: '@playwright/test/cli.js',
    parameters: ['test', '--config', 'tests/playwright.config.ts', '--project', project],
    report: { file: join(root, `test-results/${name}.json`), totalsOf: playwrightTotals },
  };
}

/**
 * Runs the gate and prints a line per step: unit tests in parallel with build and type checks, then tests of built
 * pages, then browser tests. A failed build ends it.
 */
export async function runGate(setting: Setting): Promise<readonly Totals[]> {
  const { root } = setting;
  const runStep = (title: string, tool: Tool) => step(title, runTool(tool, setting));
  const browser = installBrowser(root);
  const checking = runTool(spelling, setting);
  const linted = await runStep('Format and lint', lint);
  const spelled = await step('Spelling', checking);
  const began = performance.now();
  const testing = runTool(vitest(root, 'vitest', ['rules', 'state', 'others']), setting);
  const built = await buildStep(root);
  if (built.failed > 0) {
    await stopAll();
    return [linted, spelled, built];
  }
  const tested = step('Unit tests', testing, began);
  const checked = [await runStep('Types', types), await runStep('Types of components', componentTypes), await tested];
  return [
    ...[linted, spelled, built, ...checked],
    await runStep('Tests of pages', vitest(root, 'vitest-html', ['html'])),
    await browserStep(playwright(root, 'playwright', 'gate'), setting, browser),
  ];
}

/** Runs the long part. */
export async function runLong(setting: Setting): Promise<readonly Totals[]> {
  const { root } = setting;
  const browser = installBrowser(root);
  const built = await buildStep(root);
  if (built.failed > 0) return [built];
  return [
    built,
    await step('Long unit tests', runTool(vitest(root, 'vitest-long', ['long', 'properties']), setting)),
    await browserStep(playwright(root, 'playwright-long', 'long'), setting, browser),
  ];
}

/** Installs a missing browser during other steps; the step of the browser tests reports a failure. */
function installBrowser(root: string): Promise<string> {
  const browser = findTestBrowser(root);
  browser.catch(() => {});
  return browser;
}

async function buildStep(root: string): Promise<Totals> {
  if (await isBuilt(root)) {
    console.log('Build: up to date');
    return { passed: 1, failed: 0, notRun: 0 };
  }
  return step(
    'Build',
    build(root).then(() => ({ passed: 1, failed: 0, notRun: 0, output: '' }), failedBy),
  );
}

function browserStep(tool: Tool, { root, environment }: Setting, browser: Promise<string>): Promise<Totals> {
  const report = tool.report && { BROWSER_TEST_REPORT: tool.report.file };
  const outcome = browser.then(
    (path) => runTool(tool, { root, environment: { ...environment, ...report, CHROMIUM_PATH: path } }),
    failedBy,
  );
  return step('Browser tests', outcome);
}

const failedBy = (error: unknown): Outcome => ({ passed: 0, failed: 1, notRun: 0, output: messageFor(error) });

/** Prints the result of a step, and its output if it failed. */
async function step(title: string, work: Promise<Outcome>, began = performance.now()): Promise<Totals> {
  const { output, ...totals } = await work;
  console.log(`${title}: ${resultOf(totals)}, ${seconds(performance.now() - began)}`);
  if (totals.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return totals;
}

function resultOf({ passed, failed, notRun }: Totals): string {
  if (passed + failed + notRun === 1) return failed === 0 ? 'passed' : 'failed';
  const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : [])];
  return [...counts, ...(notRun > 0 ? [`${notRun} not run`] : [])].join(', ');
}
