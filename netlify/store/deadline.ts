import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long the store is waited for, in milliseconds. `request` leaves half a second of the promised three to everything
 * that is not the store. Tests that let requests hang by the thousand shorten all of them.
 */
export const timeouts = {
  /** In all that one request does, however many calls it makes. */
  request: 2_500,
  /** At the first attempt of a call, so that one that hangs still has a second chance. */
  firstAttempt: 1_000,
  /** Of a request, kept for writing back what it learned for the index. */
  keepingIndex: 800,
  /** Between two tries, doubled at each. */
  pause: 15,
  /**
   * For a login to get its turn, from its beginning. What is left of the three seconds in which every call answers is for
   * looking at the password.
   */
  loginTurn: 2_200,
  /** In each part of a sweep; the platform ends a scheduled function after 30 s. */
  sweepPart: 6_500,
  /** For emptying the outbox, in what it asks of the store; the sending has times of its own. */
  announcing: 8_000,
};

/**
 * How much longer some work may wait for the store. The clock runs only while it does: hashing a password or encoding a
 * image in between uses nothing up. Waiting for several calls at once counts once.
 */
export class Deadline {
  readonly #milliseconds: number;
  #spent = 0;
  #waiting = 0;
  #since = 0;

  constructor(milliseconds: number = timeouts.request) {
    this.#milliseconds = milliseconds;
  }

  /** Milliseconds left, never below 0. */
  get left(): number {
    const running = this.#waiting > 0 ? performance.now() - this.#since : 0;
    return Math.max(0, this.#milliseconds - this.#spent - running);
  }

  /** Lets the clock run while `work` waits for the store. */
  async spend<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#spent += performance.now() - this.#since;
    }
  }

  /** Waits between two tries: longer each time, at random so that contenders part, never past the deadline. */
  async backOff(attempt: number, longest: number): Promise<void> {
    const time = Math.min(longest, timeouts.pause * 2 ** attempt, this.left) * (0.5 + Math.random() / 2);
    await this.spend(() => pause(time));
  }
}

const current = new AsyncLocalStorage<Deadline>();

/** Does everything that `work` does with stores by one deadline: that of the surrounding work, else `deadline`. */
export function withinDeadline<Result>(
  work: () => Promise<Result>,
  deadline: Deadline = new Deadline(),
): Promise<Result> {
  return current.getStore() ? work() : current.run(deadline, work);
}

/** Like `withinDeadline`, but never by the surrounding deadline: for what goes on after the answer to a request. */
export function withOwnDeadline<Result>(work: () => Promise<Result>, deadline: Deadline): Promise<Result> {
  return current.run(deadline, work);
}

/** The deadline of the surrounding work; outside of any, a new one. */
export function currentDeadline(): Deadline {
  return current.getStore() ?? new Deadline();
}
