import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hardware, today } from '../machine.ts';
import { writeSection } from '../marked-section.ts';
import { run } from '../processes.ts';
import type { Machine } from './lighthouse.ts';

/** Writes the tables into docs/performance.md, between its two marks. */
export function writeDocument(root: string, text: string): Promise<void> {
  return writeSection(join(root, 'docs/performance.md'), 'bench', text);
}

interface Conditions extends Machine {
  readonly root: string;
  readonly browser: string;
  readonly runs: number;
}

/** When, with what and on what was measured, in one sentence. */
export async function conditions({ root, browser, runs, lighthouse, benchmarkIndex }: Conditions): Promise<string> {
  const { output } = await run(browser, ['--version'], { cwd: root, timeout: 10_000 });
  const chromium = /\d+(?:\.\d+){3}/.exec(output)?.[0] ?? 'of unknown version';
  const astro: unknown = JSON.parse(await readFile(join(root, 'node_modules/astro/package.json'), 'utf8')).version;
  return [
    `Measured on ${today()}, median of ${runs}:`,
    `Lighthouse ${lighthouse}, Chromium ${chromium}, Astro ${astro}, Node ${process.versions.node},`,
    `${hardware()}, ${process.platform} ${process.arch},`,
    `Lighthouse’s benchmark index ${Math.round(benchmarkIndex)}.`,
  ].join(' ');
}
