import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hardware, today } from '../../scripts/tools/machine.ts';
import { run } from '../../scripts/tools/processes.ts';
import { writeReport } from '../../scripts/tools/report-file.ts';
import { type Figure, rowsOf } from './figures.ts';
import type { Machine } from './lighthouse.ts';

/** Writes docs/performance/bench.csv: the figures, then the conditions of the run. */
export function writeBenchReport(root: string, figures: readonly Figure[], conditions: Conditions): Promise<void> {
  const rows = Object.entries(conditions).map(([name, value]) => ['run', name, value, '', '', '']);
  return writeReport(join(root, 'docs/performance/bench.csv'), [...rowsOf(figures), ...rows]);
}

/** Conditions of a run by their names, such as `Chromium` and `156.0.8078.108`. */
export type Conditions = Readonly<Record<string, string>>;

interface Setup extends Machine {
  readonly root: string;
  readonly browser: string;
  readonly runs: number;
}

export async function conditionsOf({ root, browser, runs, lighthouse, benchmarkIndex }: Setup): Promise<Conditions> {
  const { output } = await run(browser, ['--version'], { cwd: root, timeout: 10_000 });
  const astro: unknown = JSON.parse(await readFile(join(root, 'node_modules/astro/package.json'), 'utf8')).version;
  return {
    date: today(),
    'loads per page (median)': String(runs),
    Lighthouse: lighthouse,
    'Lighthouse benchmark index': String(Math.round(benchmarkIndex)),
    Chromium: /\d+(?:\.\d+){3}/.exec(output)?.[0] ?? 'unknown',
    Astro: String(astro),
    'Node.js': process.versions.node,
    hardware: hardware(),
    platform: `${process.platform} ${process.arch}`,
  };
}
