import { setTimeout as pause } from 'node:timers/promises';
import { currentDeadline } from './deadline.ts';

/** Milliseconds that a call waits for the running read before its own starts beside it. */
const longestWait = 250;

/**
 * Lets calls in one process share a read without returning outdated data: calls during a read share the next one,
 * together with all calls until it begins. So every result was read after it was requested and contains all earlier
 * saves; and a crowd costs as much as two calls. The read has the deadline of its first caller, including the wait.
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
