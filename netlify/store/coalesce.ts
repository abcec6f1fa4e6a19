import { setTimeout as pause } from 'node:timers/promises';
import { currentDeadline } from './deadline.ts';

/** Milliseconds that a call waits for the running read before its own starts beside it. */
const longestWait = 250;

/**
 * Shares reads within a process. Calls that arrive during a read share the next one, so each result is read after it was
 * requested and contains all earlier saves. Any number of simultaneous calls costs at most two reads. A read has the
 * deadline of its first caller, including the wait.
 */
export function coalesce<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;

  async function begin(): Promise<Result> {
    await currentDeadline().spend(async () => {
      if (underWay) await Promise.race([underWay, pause(longestWait, undefined, { ref: false })]);
    });
    next = undefined;
    const own = read();
    const over = own.then(ended, ended);
    underWay = over;
    function ended(): void {
      if (underWay === over) underWay = undefined;
    }
    return own;
  }

  return () => {
    next ??= begin();
    return next;
  };
}
