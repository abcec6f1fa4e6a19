import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * Runs work for each item, sequentially in each of several threads with their own environment and clock: more threads
 * than processors, because the work mostly waits for a hanging store. `module` answers with `serveThread`.
 */
export async function inThreads<Item, Result>(module: string, items: readonly Item[]): Promise<Result[]> {
  const threads = Math.min(items.length, 3 * availableParallelism());
  const shares = Array.from({ length: threads }, (_, thread) => items.filter((_, at) => at % threads === thread));
  const results = await Promise.all(
    shares.map(async (share): Promise<Result[]> => {
      const worker = new Worker(new URL(module), { workerData: share });
      const [done] = await once(worker, 'message');
      await worker.terminate();
      return done;
    }),
  );
  return results.flat();
}

/** Called by a module that `inThreads` runs: does the work for each of the thread’s items. */
export async function serveThread<Item, Result>(work: (item: Item) => Promise<Result>): Promise<void> {
  if (isMainThread) throw new Error('This module is for threads.');
  const results: Result[] = [];
  for (const item of workerData) results.push(await work(item));
  parentPort?.postMessage(results);
}
