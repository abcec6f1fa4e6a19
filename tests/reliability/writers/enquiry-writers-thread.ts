import { answerThread } from '../in-threads.ts';
import { withShortTimeouts } from '../store-timeouts.ts';
import { runSeed } from './enquiry-writers.ts';

await answerThread(({ seed, each }: { seed: number; each: number }) => withShortTimeouts(() => runSeed(seed, each)));
