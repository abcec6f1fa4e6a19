import { answerThread } from './in-threads.ts';
import { runModel } from './model-run.ts';
import { quietly, withEndlessTimeouts } from './store-timeouts.ts';

await answerThread(({ seed, sequences }: { seed: number; sequences: number }) =>
  withEndlessTimeouts(() => quietly(() => runModel(seed, sequences))),
);
