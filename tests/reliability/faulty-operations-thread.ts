import { runSeed } from './faulty-writers.ts';
import { impatiently } from './impatience.ts';
import { answerThread } from './in-threads.ts';

await answerThread(({ seed, rounds }: { seed: number; rounds: number }) => impatiently(() => runSeed(seed, rounds)));
