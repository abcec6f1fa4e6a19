import { join } from 'node:path';
import { seconds } from '../progress.ts';
import { build } from '../start/build.ts';
import { sentenceFor } from '../start/failure.ts';
import { type Outcome, Runner, type Tool } from './runner.ts';
import { playwrightTotals, type Totals, vitestTotals } from './totals.ts';

/** A part of the test run: its title, and what it comes to. */
export interface Step {
  readonly title: string;
  readonly work: () => Promise<Outcome>;
}

/** Minutes that no step needs, however slow the machine: one that takes longer hangs. */
const hang = 60;

const lint: Tool = {
  program: '@biomejs/biome/bin/biome',
  parameters: ['check', '--error-on-warnings'],
  patience: hang,
};

const types: Tool = {
  program: 'astro/bin/astro.mjs',
  parameters: ['check', '--minimumFailingSeverity', 'warning'],
  patience: hang,
};

const vitest = (report: string): Tool => ({
  program: 'vitest/vitest.mjs',
  parameters: [
    ...['run', '--config', 'tests/vitest.config.ts'],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  ],
  patience: hang,
});

const playwright: Tool = {
  program: '@playwright/test/cli.js',
  parameters: ['test', '--config', 'tests/playwright.config.ts'],
  patience: hang,
};

/**
 * Everything that is tested, in stages from the cheapest to the dearest. A stage's rows run beside each other, a row's
 * steps one after the other: the unit tests often wait for a store, and the build needs no more than one processor.
 */
export function stages(root: string, environment: NodeJS.ProcessEnv): Step[][][] {
  const runner = new Runner(root, environment);
  const unit = join(root, 'test-results/vitest.json');
  // The place that tests/playwright.config.ts names.
  const browser = join(root, 'test-results/playwright.json');
  const unitTests: Step = {
    title: 'Unit and integration tests',
    work: () => runner.tests(vitest(unit), { file: unit, totalsOf: vitestTotals }),
  };
  const browserTests: Step = {
    title: 'Browser tests',
    work: () => runner.tests(playwright, { file: browser, totalsOf: playwrightTotals }),
  };
  return [
    [[{ title: 'Format and lint', work: () => runner.check(lint) }]],
    [
      [unitTests],
      // `astro check` takes away what the build writes, so it comes first.
      [
        { title: 'Types', work: () => runner.check(types) },
        { title: 'Build', work: () => builds(root) },
      ],
    ],
    [[browserTests]],
  ];
}

async function builds(root: string): Promise<Outcome> {
  try {
    await build(root);
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: sentenceFor(error) };
  }
}

/** Goes through the stages, a line for each step, and with all its output for each that failed. */
export async function goThrough(all: readonly Step[][][]): Promise<Totals[]> {
  const totals: Totals[] = [];
  for (const rows of all) totals.push(...(await Promise.all(rows.map(inOrder))).flat());
  return totals;
}

async function inOrder(row: readonly Step[]): Promise<Totals[]> {
  const totals: Totals[] = [];
  for (const { title, work } of row) {
    const began = performance.now();
    const outcome = await work();
    console.log(`${title}: ${resultOf(outcome)}, ${seconds(performance.now() - began)}`);
    if (outcome.failed > 0) console.log(`\n${outcome.output.trimEnd()}\n`);
    totals.push(outcome);
  }
  return totals;
}

function resultOf({ passed, failed }: Totals): string {
  if (passed + failed === 1) return failed === 0 ? 'passed' : 'failed';
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
}
