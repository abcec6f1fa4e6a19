import { readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../marked-section.ts';
import { run } from '../processes.ts';
import type { Machine } from './lighthouse.ts';

/** Writes the tables into docs/performance.md, between its two marks. */
export function writeDocument(root: string, text: string): Promise<void> {
  return writeSection(join(root, 'docs/performance.md'), 'bench', text);
}

interface Circumstances extends Machine {
  readonly root: string;
  readonly browser: string;
  readonly runs: number;
}

/** When, with what and on what was measured, in one sentence. */
export async function circumstances({ root, browser, runs, ...machine }: Circumstances): Promise<string> {
  const { output } = await run(browser, ['--version'], { cwd: root, patience: 10_000 });
  const chromium = /\d+(?:\.\d+){3}/.exec(output)?.[0] ?? 'of unknown version';
  const astro: unknown = JSON.parse(await readFile(join(root, 'node_modules/astro/package.json'), 'utf8')).version;
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}, median of ${runs}:`,
    `Lighthouse ${machine.lighthouse}, Chromium ${chromium}, Astro ${astro}, Node ${process.versions.node},`,
    `${cpus().length} cores, ${memory} GB, ${process.platform} ${process.arch},`,
    `Lighthouse’s benchmark index ${Math.round(machine.benchmarkIndex)}.`,
  ].join(' ');
}
