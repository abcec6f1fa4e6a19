import { serveThread } from '../in-threads.ts';
import { withShortTimeouts } from '../store-timeouts.ts';
import { runSeed } from './enquiry-writers.ts';

await serveThread(({ seed, each }: { seed: number; each: number }) => withShortTimeouts(() => runSeed(seed, each)));
