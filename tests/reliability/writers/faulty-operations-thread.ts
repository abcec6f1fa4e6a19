import { serveThread } from '../in-threads.ts';
import { withShortTimeouts } from '../store-timeouts.ts';
import { runSeed } from './writers-on-faulty-store.ts';

await serveThread(({ seed, rounds }: { seed: number; rounds: number }) =>
  withShortTimeouts(() => runSeed(seed, rounds)),
);
