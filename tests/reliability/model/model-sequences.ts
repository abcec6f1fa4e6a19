import { inThreads } from '../in-threads.ts';
import type { Part } from '../part.ts';
import type { ModelRun } from './model-run.ts';

const thread = new URL('./model-sequences-thread.ts', import.meta.url).href;

const extent = { short: { seeds: 2, sequences: 40 }, long: { seeds: 20, sequences: 250 } } as const;

export const modelSequences: Part = {
  name: 'model-sequences',
  title: 'Model-based sequences',
  guarantee: 'The site answers any sequence of operations like a simple model in memory.',
  async run(size, seed) {
    const { seeds, sequences } = extent[size];
    const items = Array.from({ length: seeds }, (_, index) => ({ seed: seed + index, sequences }));
    const runs = await inThreads<(typeof items)[number], ModelRun>(thread, items);
    const differences = runs.flatMap(({ difference }) => difference ?? []);
    const count = runs.reduce((sum, run) => sum + run.sequences, 0);
    return {
      figure: `${count.toLocaleString('en')} sequences over ${seeds} seeds; ${differences.length} differences`,
      passed: differences.length === 0,
      log: differences.join('\n\n'),
    };
  },
};
