import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../processes.ts';
import type { Totals } from './totals.ts';

/** What a part of the test run comes to. */
export interface Outcome extends Totals {
  /** What to show of it when it failed. */
  readonly output: string;
}

/** A tool among the installed packages, with its parameters. */
export interface Tool {
  readonly program: string;
  readonly parameters: readonly string[];
  /** Minutes after which it is ended and has failed. */
  readonly patience: number;
}

/** Where a test tool leaves its report, and how to read it. */
export interface Report {
  readonly file: string;
  readonly totalsOf: (report: unknown) => Totals;
}

/** Runs the tools of a project in an environment. */
export class Runner {
  readonly #root: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(root: string, environment: NodeJS.ProcessEnv) {
    this.#root = root;
    this.#environment = environment;
  }

  /** Runs a tool that counts as one test. */
  async check(tool: Tool): Promise<Outcome> {
    const { succeeded, output } = await this.#run(tool);
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output };
  }

  /** Runs a tool that runs tests. One that says it failed has failed, whatever its report says. */
  async tests(tool: Tool, { file, totalsOf }: Report): Promise<Outcome> {
    await rm(file, { force: true });
    const { succeeded, output } = await this.#run(tool);
    const { passed, failed } = await readTotals(file, totalsOf);
    return { passed, failed: succeeded ? failed : Math.max(1, failed), output };
  }

  async #run({ program, parameters, patience }: Tool): Promise<{ succeeded: boolean; output: string }> {
    const path = join(this.#root, 'node_modules', program);
    const options = { cwd: this.#root, environment: this.#environment, patience: patience * 60_000 };
    const { code, output, timedOut } = await run(process.execPath, [path, ...parameters], options);
    return { succeeded: code === 0, output: timedOut ? `${output}\nEnded after ${patience} minutes.` : output };
  }
}

async function readTotals(file: string, totalsOf: Report['totalsOf']): Promise<Totals> {
  try {
    return totalsOf(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
