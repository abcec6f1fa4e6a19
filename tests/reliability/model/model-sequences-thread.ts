import { serveThread } from '../in-threads.ts';
import { quietly, withEndlessTimeouts } from '../store-timeouts.ts';
import { runModel } from './model-run.ts';

await serveThread(({ seed, sequences }: { seed: number; sequences: number }) =>
  withEndlessTimeouts(() => quietly(() => runModel(seed, sequences))),
);
