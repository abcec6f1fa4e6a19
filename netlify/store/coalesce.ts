import { setTimeout as pause } from 'node:timers/promises';
import { currentDeadline } from './deadline.ts';

/** Milliseconds that a call waits at most for the read that is under way before its own begins beside it. */
const longestWait = 250;

/**
 * Lets calls in one process share a read without ever seeing less than they may: who asks while a read is under way gets
 * the next one, together with all who ask until it begins. So every answer was read after it was asked for, and whatever
 * had been saved by then, here or anywhere, is in it; and a crowd costs as much as two. The read has the deadline of the
 * first who asked for it, waiting included.
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
