import { quietly, withoutHaste } from './impatience.ts';
import { answerThread } from './in-threads.ts';
import { runModel } from './model-run.ts';

await answerThread(({ seed, sequences }: { seed: number; sequences: number }) =>
  withoutHaste(() => quietly(() => runModel(seed, sequences))),
);
