// npm run soak [-- NAME …] [-- --seed=NUMBER] [-- --short]: tests the guarantees of docs/reliability.md, each part in
// its own process. Exit code 1: a guarantee was broken; its log is in test-results/soak. A complete run writes
// docs/reliability/soak.csv.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { choose } from '../../scripts/tools/choice.ts';
import { command } from '../../scripts/tools/command.ts';
import { Failure } from '../../scripts/tools/failure.ts';
import { hardware, today } from '../../scripts/tools/machine.ts';
import { seconds, step } from '../../scripts/tools/progress.ts';
import { columns, writeReport } from '../../scripts/tools/report-file.ts';
import type { Part, Size } from '../../tests/reliability/part.ts';
import { parts } from '../../tests/reliability/parts.ts';
import { runPart } from './part-run.ts';
import { type Row, rowsOf } from './rows.ts';

await command(async ({ root, words }) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { seed: { type: 'string' }, short: { type: 'boolean' } },
    allowPositionals: true,
  });
  const chosen = choose(parts, positionals, { what: 'part', nameOf: ({ name }) => name });
  const [seed, size] = [seedOf(values.seed), values.short ? 'short' : 'long'] as const;
  const logs = join(root, 'test-results/soak');
  await mkdir(logs, { recursive: true });
  console.log(`Seed ${seed}`);
  const began = performance.now();
  const rows: Row[] = [];
  for (const part of chosen) rows.push(await step(part.title, () => rowOf(part, { size, seed, logs })));
  const time = seconds(performance.now() - began);
  const run = `${today()}, seed ${seed}, ${hardware()}, Node ${process.versions.node}`;
  const report = [...rowsOf(rows), ['Whole run', run, '', time]];
  console.log(`\n${columns(report)}`);
  if (chosen === parts && size === 'long') await writeReport(join(root, 'docs/reliability/soak.csv'), report);
  return rows.every(({ passed }) => passed) ? 0 : 1;
});

interface Run {
  readonly size: Size;
  readonly seed: number;
  /** The folder for the logs of failed parts. */
  readonly logs: string;
}

async function rowOf({ name, title }: Part, { size, seed, logs }: Run): Promise<Row> {
  const began = performance.now();
  const { figure, passed, log } = await runPart(name, size, seed);
  if (!passed) await writeFile(join(logs, `${name}.log`), `seed ${seed}\n${figure}\n${log ?? ''}\n`);
  return { title, figure, passed, time: seconds(performance.now() - began) };
}

function seedOf(text: string | undefined): number {
  const seed = text === undefined ? Math.floor(Math.random() * 1_000_000) : Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Failure('The seed must be a whole number.');
  return seed;
}
