// npm run soak [-- NAME …] [-- --seed=NUMBER] [-- --short]
// Shows what docs/reliability.md promises, each part in a process of its own, and prints a table. Ends with 1 when a
// promise is not kept; what happened then is in test-results/soak. A whole run writes its table into docs/reliability.md.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Part } from '../../tests/reliability/part.ts';
import { parts } from '../../tests/reliability/parts.ts';
import { writeSection } from './marked-section.ts';
import { seconds, step } from './progress.ts';
import { end, endWhenTold } from './shutdown.ts';
import { runPart } from './soak/part-run.ts';
import { type Row, table } from './soak/table.ts';
import { Failure, sentenceFor } from './start/failure.ts';

const logs = fileURLToPath(new URL('../../test-results/soak/', import.meta.url));
const document = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));
const { values: options, positionals } = parseArgs({
  options: { seed: { type: 'string' }, short: { type: 'boolean' } },
  allowPositionals: true,
});

endWhenTold(() => 130);
try {
  await end(await soak(chosen(positionals), seedOf(options.seed)));
} catch (error) {
  console.error(`\n${sentenceFor(error)}`);
  await end(1);
}

async function soak(wanted: readonly Part[], seed: number): Promise<0 | 1> {
  await mkdir(logs, { recursive: true });
  console.log(`Seed ${seed}`);
  const began = performance.now();
  const rows: Row[] = [];
  for (const part of wanted) rows.push(await step(part.title, () => show(part, seed)));
  const report = `${circumstances(seed, performance.now() - began)}\n\n${table(rows)}`;
  console.log(`\n${report}`);
  if (wanted === parts && !options.short) await writeSection(document, 'soak', report);
  return rows.every(({ passed }) => passed) ? 0 : 1;
}

async function show({ name, title }: Part, seed: number): Promise<Row> {
  const began = performance.now();
  const { figure, passed, log } = await runPart(name, options.short ? 'short' : 'long', seed);
  if (!passed) await writeFile(join(logs, `${name}.log`), `seed ${seed}\n${figure}\n${log ?? ''}\n`);
  return { title, figure, passed, time: seconds(performance.now() - began) };
}

function circumstances(seed: number, took: number): string {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  return `${new Date().toISOString().slice(0, 10)}, seed ${seed}, ${seconds(took)} on ${machine}.`;
}

function chosen(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Failure(`There is no part ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}`);
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

function seedOf(text: string | undefined): number {
  const seed = text === undefined ? Math.floor(Math.random() * 1_000_000) : Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Failure('A seed is a whole number.');
  return seed;
}
