import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../processes.ts';
import { seconds } from '../progress.ts';
import { build } from '../start/build.ts';
import { sentenceFor } from '../start/failure.ts';
import { playwrightTotals, type Totals, vitestTotals } from './totals.ts';

interface Outcome extends Totals {
  /** What to show of a step that failed. */
  readonly output: string;
}

/** A part of the test run: its title, and what it comes to. */
export interface Step {
  readonly title: string;
  readonly work: () => Promise<Outcome>;
}

const minute = 60_000;

/** Everything that is tested, in its order, from the cheapest to the dearest. */
export function steps(root: string, environment: NodeJS.ProcessEnv): Step[] {
  const tool = (parameters: string[], patience: number) =>
    run(process.execPath, parameters.map(inModules(root)), { cwd: root, environment, patience });

  const check = async (...parameters: string[]): Promise<Outcome> => {
    const { code, output } = await tool(parameters, 10 * minute);
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  };

  const tests = async (
    parameters: string[],
    report: string,
    totalsOf: (report: unknown) => Totals,
  ): Promise<Outcome> => {
    await rm(report, { force: true });
    const { code, output, timedOut } = await tool(parameters, 20 * minute);
    const totals = await readTotals(report, totalsOf);
    // A runner that says it failed has failed, whatever its report says.
    const failed = code === 0 ? totals.failed : Math.max(1, totals.failed);
    return { passed: totals.passed, failed, output: timedOut ? `${output}\nEnded after 20 minutes.` : output };
  };

  const reports = join(root, 'test-results');
  const unit = join(reports, 'vitest.json');
  const browser = join(reports, 'playwright.json');
  const vitest = [
    'vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
  ];
  return [
    { title: 'Format and lint', work: () => check('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
    { title: 'Types', work: () => check('astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning') },
    {
      title: 'Unit and integration tests',
      work: () => tests([...vitest, `--outputFile.json=${unit}`], unit, vitestTotals),
    },
    { title: 'Build', work: () => buildOutcome(root) },
    { title: 'Browser tests', work: () => tests(playwright, browser, playwrightTotals) },
  ];
}

const playwright = ['@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];

// The first of the parameters is the tool.
const inModules = (root: string) => (parameter: string, index: number) =>
  index === 0 ? join(root, 'node_modules', parameter) : parameter;

async function buildOutcome(root: string): Promise<Outcome> {
  try {
    await build(root);
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: sentenceFor(error) };
  }
}

async function readTotals(report: string, totalsOf: (report: unknown) => Totals): Promise<Totals> {
  try {
    return totalsOf(JSON.parse(await readFile(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Goes through the steps, a line for each, and with all its output for each that failed. */
export async function goThrough(all: readonly Step[]): Promise<Totals[]> {
  const totals: Totals[] = [];
  for (const { title, work } of all) {
    const began = performance.now();
    process.stdout.write(`${title} … `);
    const outcome = await work();
    console.log(`${resultOf(outcome)}, ${seconds(performance.now() - began)}`);
    if (outcome.failed > 0) console.log(`\n${outcome.output.trimEnd()}\n`);
    totals.push(outcome);
  }
  return totals;
}

function resultOf({ passed, failed }: Totals): string {
  if (passed + failed === 1) return failed === 0 ? 'passed' : 'failed';
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
}
