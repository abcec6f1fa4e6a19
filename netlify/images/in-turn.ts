let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work at a time, in the order of the calls: two of the largest images together would not fit. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
