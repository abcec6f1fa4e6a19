/** Simultaneous store requests: 1,000 records at 50 ms each are read in half a second. */
const mostAtOnce = 100;

/**
 * Runs work for every item, at most `atOnce` (100) in parallel, and starts no more once `goOn` returns false. Resolves
 * to the results, unordered, and the first failure; results beside it are kept.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  goOn: () => boolean = () => true,
  atOnce: number = mostAtOnce,
): Promise<{ readonly results: readonly Result[]; readonly failure: unknown }> {
  const waiting = items.values();
  const results: Result[] = [];
  let failure: unknown;
  async function takeTurns(): Promise<void> {
    while (failure === undefined && goOn()) {
      const { value, done } = waiting.next();
      if (done) return;
      try {
        results.push(await work(value));
      } catch (error) {
        failure ??= error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns));
  return { results, failure };
}

/** Like `inParallel`, but rejects when one piece of work fails. */
export async function allInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const { results, failure } = await inParallel(items, work);
  if (failure !== undefined) throw failure;
  return results;
}
