import { inThreads } from '../in-threads.ts';
import type { Part } from '../part.ts';
import type { RunOfASeed } from './enquiry-writers.ts';

const thread = new URL('./enquiry-writers-thread.ts', import.meta.url).href;

/** For each of ten writers. */
const extent = { short: { seeds: 2, each: 5 }, long: { seeds: 40, each: 50 } } as const;

export const faultyEnquiries: Part = {
  name: 'faulty-enquiries',
  title: 'Enquiries under faults',
  guarantee: 'No acknowledged enquiry and no acknowledged change of one is lost, and none is stored or applied twice.',
  async run(size, seed) {
    const { seeds, each } = extent[size];
    const items = Array.from({ length: seeds }, (_, index) => ({ seed: seed + index, each }));
    const runs = await inThreads<(typeof items)[number], RunOfASeed>(thread, items);
    const total = (of: (run: RunOfASeed) => number) => runs.reduce((sum, run) => sum + of(run), 0).toLocaleString('en');
    const failed = runs.filter(({ problems }) => problems.length > 0);
    const counts = [
      `${total(({ enquiries }) => enquiries)} enquiries and ${total(({ changes }) => changes)} changes over ${seeds} seeds`,
      `${total(({ acknowledged }) => acknowledged)} acknowledged`,
      `${total(({ requests }) => requests)} requests, ${total(({ struck }) => struck)} of them struck`,
      `${total(({ problems }) => problems.length)} problems`,
    ];
    return {
      figure: counts.join('; '),
      passed: failed.length === 0,
      log: failed.map(({ seed: of, problems }) => [`seed ${of}`, ...problems].join('\n')).join('\n\n'),
    };
  },
};
