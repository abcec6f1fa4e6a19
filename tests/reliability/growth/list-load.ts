import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { paths } from '../../support/paths.ts';
import { Clock } from '../clock.ts';
import type { Finding, Part, Size } from '../part.ts';
import { Site } from '../site.ts';
import { StoreInThread } from '../store-in-thread.ts';
import { quietly } from '../store-timeouts.ts';
import { populate } from './populate.ts';

const records = 200;
const connections = 200;
/** Milliseconds. */
const mostLatency = 100;
/** Bytes by which the memory may differ between the first quarter and the end. */
const mostGrowth = 16 * 2 ** 20;

export const listLoad: Part = {
  name: 'list-load',
  title: 'The list under load',
  guarantee:
    'With 200 records and 200 connections for a minute there is no error, the p99 is at most 100 ms in the process, and the memory is constant.',
  run: (size) => quietly(() => new StoreInThread().serve(() => load(size))),
};

async function load(size: Size): Promise<Finding> {
  const clock = new Clock().start();
  const site = await Site.open();
  await populate(site, records);
  // So that all records are old enough to be indexed.
  clock.forward(60_000);
  clock.stop();
  const collect = garbageCollector();
  // Only numbers, so that the measurement itself takes little memory.
  const times: number[] = [];
  let failed = 0;
  const note = (status: number, time: number) => {
    times.push(time);
    if (status !== 200) failed += 1;
  };
  const run = async (milliseconds: number): Promise<number> => {
    await Promise.all(Array.from({ length: connections }, () => connection(site, milliseconds, note)));
    collect();
    return process.memoryUsage().heapUsed;
  };
  const [warmUp, rest] = size === 'short' ? [500, 2_500] : [15_000, 45_000];
  const before = await run(warmUp);
  const growth = (await run(rest)) - before;
  const sorted = times.sort((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const counts = `${sorted.length.toLocaleString('en')} answers, ${failed} errors`;
  if (size === 'short') return { figure: counts, passed: failed === 0 };
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    figure: `${counts}; median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; memory ${(growth / 2 ** 20).toFixed(1)} MB more at the end`,
    passed: failed === 0 && p99 <= mostLatency && growth <= mostGrowth,
  };
}

/** Requests the list repeatedly, without pauses. */
async function connection(
  site: Site,
  milliseconds: number,
  note: (status: number, time: number) => void,
): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const began = performance.now();
    const { status } = await site.fetch('GET', paths.opportunities);
    note(status, performance.now() - began);
  }
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
