import { inThreads } from '../in-threads.ts';
import type { Part } from '../part.ts';
import type { RunOfASeed } from './writers-on-faulty-store.ts';

const thread = new URL('./faulty-operations-thread.ts', import.meta.url).href;

/** Ten rounds of a hundred operations each. */
const extent = { short: { seeds: 4, rounds: 3 }, long: { seeds: 100, rounds: 10 } } as const;

export const faultyOperations: Part = {
  name: 'faulty-operations',
  title: 'Operations under faults',
  guarantee: 'No acknowledged write is lost, none is applied twice, and no referenced image is missing.',
  async run(size, seed) {
    const { seeds, rounds } = extent[size];
    const items = Array.from({ length: seeds }, (_, index) => ({ seed: seed + index, rounds }));
    const runs = await inThreads<(typeof items)[number], RunOfASeed>(thread, items);
    const total = (of: (run: RunOfASeed) => number) => runs.reduce((sum, run) => sum + of(run), 0).toLocaleString('en');
    const failed = runs.filter(({ problems }) => problems.length > 0);
    const counts = [
      `${total(({ operations }) => operations)} operations over ${seeds} seeds`,
      `${total(({ acknowledged }) => acknowledged)} acknowledged, ${total(({ unavailable }) => unavailable)} answered 503`,
      `${total(({ requests }) => requests)} requests, ${total(({ struck }) => struck)} of them struck`,
      `${total(({ problems }) => problems.length)} problems`,
    ];
    return {
      figure: counts.join('; '),
      passed: failed.length === 0,
      log: failed.map(({ seed, problems, log }) => [`seed ${seed}`, ...problems, log].join('\n')).join('\n\n'),
    };
  },
};
