import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../processes.ts';
import type { Totals } from './totals.ts';

/** A program of an installed package, with its parameters. */
export interface Tool {
  readonly program: string;
  readonly parameters: readonly string[];
  /** The report of a test runner; a tool without a report counts as one test. */
  readonly report?: Report;
}

interface Report {
  readonly file: string;
  readonly totalsOf: (report: unknown) => Totals;
}

export interface Setting {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
}

export interface Outcome extends Totals {
  /** Shown on failure. */
  readonly output: string;
}

/**
 * Minutes after which a tool counts as hanging. The browser tests need six minutes of CPU; a slow, busy machine may
 * give them a twelfth of that.
 */
const timeout = 120;

/** Runs a tool. An exit code other than 0 is a failure, even if its report has none. */
export async function runTool({ program, parameters, report }: Tool, { root, environment }: Setting): Promise<Outcome> {
  if (report) await rm(report.file, { force: true });
  const path = join(root, 'node_modules', program);
  const options = { cwd: root, environment, timeout: timeout * 60_000 };
  const { code, output, timedOut } = await run(process.execPath, [path, ...parameters], options);
  const ended = timedOut ? `${output}\nEnded after ${timeout} minutes.` : output;
  const totals = report ? await totalsIn(report) : { passed: code === 0 ? 1 : 0, failed: 0, notRun: 0 };
  return { ...totals, failed: code === 0 ? totals.failed : Math.max(1, totals.failed), output: ended };
}

async function totalsIn({ file, totalsOf }: Report): Promise<Totals> {
  try {
    return totalsOf(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, notRun: 0 };
  }
}
