import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { dayOf } from '#domain/time/day';
import { writeReport } from '../../../scripts/tools/report-file.ts';
import { build, isBuilt } from '../../../scripts/tools/start/build.ts';
import { withOwnSurroundings } from '../own-surroundings.ts';
import type { Finding, Part, Size } from '../part.ts';
import { type FoundSlow, memoryReport, type SlowOrder, searchReport } from './slow-order.ts';

type Through = SlowOrder['through'];

const sizes = {
  short: { climbs: 40, thorough: false },
  long: { climbs: 1_500, thorough: true },
} as const satisfies Record<Size, Partial<SlowOrder>>;

/** Limits of one anonymous request: milliseconds of processor time, and megabytes. */
const most = { cpu: 250, megabytes: 100 } as const;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = fileURLToPath(new URL('./slow-inputs-process.ts', import.meta.url));
const reportFile = fileURLToPath(new URL('../../../docs/security/slow-inputs.csv', import.meta.url));

/** Searches for the most expensive request through every public entry point. */
export const slowInputs: Part = {
  name: 'slow-inputs',
  title: 'Slow inputs: a search for the most expensive request of every public call and page',
  guarantee: 'No anonymous request costs more than 250 ms of CPU or 100 MB.',
  run,
};

interface Row extends FoundSlow {
  readonly megabytes: number | undefined;
}

async function run(size: Size, seed: number): Promise<Finding> {
  if (size === 'short') return judge(await searched('functions', size, seed));
  if (!(await isBuilt(root))) await build(root);
  const rows = [...(await searched('functions', size, seed)), ...(await searched('pages', size, seed))];
  await writeReport(reportFile, reportRows(rows, seed));
  return judge(rows);
}

/** The short search through the on-demand pages, which must be built first. */
export async function searchPages(seed: number): Promise<Finding> {
  return judge(await searched('pages', 'short', seed));
}

/** The slowest request of each entry point, with its memory: of all of them, or of the most expensive one. */
async function searched(through: Through, size: Size, seed: number): Promise<Row[]> {
  return withOwnSurroundings({ seed }, async () => {
    const { found } = v.parse(searchReport, await reportOf({ kind: 'search', through, seed, ...sizes[size] }));
    const highest = Math.max(...found.map(({ cpu }) => cpu));
    const rows: Row[] = [];
    for (const one of found) {
      const isAsked = size === 'long' || one.cpu === highest;
      rows.push({ ...one, megabytes: isAsked ? await memoryOf(through, one) : undefined });
    }
    return rows;
  });
}

async function memoryOf(through: Through, { door, spot, text }: FoundSlow): Promise<number> {
  const report = await reportOf({ kind: 'memory', through, door, spot, text });
  return v.parse(memoryReport, report).megabytes;
}

async function reportOf(order: SlowOrder): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(order)], {
    maxBuffer: 2 ** 26,
  });
  // The framework’s log precedes it.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

function judge(rows: readonly Row[]): Finding {
  const problems = rows.flatMap(({ door, words, cpu, megabytes = 0, faults }) => [
    ...(cpu > most.cpu ? [`${door}: ${Math.round(cpu)} ms for ${words}`] : []),
    ...(megabytes > most.megabytes ? [`${door}: ${Math.round(megabytes)} MB for ${words}`] : []),
    ...faults.slice(0, 3).map((fault) => `${door}: ${fault}`),
  ]);
  const requests = rows.reduce((sum, row) => sum + row.requests, 0);
  const highest = Math.max(...rows.map(({ cpu }) => cpu));
  const memory = Math.max(...rows.map(({ megabytes = 0 }) => megabytes));
  const figure = `${rows.length} doors, ${requests.toLocaleString('en')} requests; the most expensive ${Math.round(highest)} ms of CPU, ${Math.round(memory)} MB; ${problems.length} problems`;
  return { figure, passed: problems.length === 0, log: problems.join('\n') };
}

/** Under a heading row; the last row says when and with which seed. */
function reportRows(rows: readonly Row[], seed: number): readonly (readonly string[])[] {
  return [
    ['call or page', 'requests', 'most expensive input found', 'CPU, ms', 'memory, MB'],
    ...rows.map(({ door, requests, words, cpu, megabytes = 0 }) => {
      return [door, String(requests), words, cpu.toFixed(1), String(Math.round(megabytes))];
    }),
    ['Whole run', '', `${dayOf(new Date())}, seed ${seed}, Node ${process.versions.node}`, '', ''],
  ];
}
