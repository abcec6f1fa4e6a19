import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Timeouts of the store in milliseconds. `request` leaves half a second of the promised three for all other work.
 * Tests with thousands of hanging requests shorten all of them.
 */
export const timeouts = {
  /** All store requests of one HTTP request together. */
  request: 2_500,
  /** The first attempt of a call, so that one that hangs still has a second chance. */
  firstAttempt: 1_000,
  /** Part of a request’s time that is reserved for saving the index. */
  savingIndex: 800,
  /** Pause between two attempts, doubled each time. */
  pause: 15,
  /**
   * A login’s wait for its turn. The rest of the three seconds in which every call responds is for checking the
   * password.
   */
  loginTurn: 2_200,
  /** Each part of a sweep; the platform ends a scheduled function after 30 s. */
  sweepPart: 6_500,
  /** The outbox’s store requests; sending has its own timeouts. */
  notifying: 8_000,
};

/**
 * The remaining time for store requests. The clock runs only during these: hashing a password or encoding an image in
 * between does not count. Simultaneous calls count once.
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

  /**
   * Waits between two attempts: longer each time, random so that competitors separate, and never past the deadline.
   */
  async backOff(attempt: number, longest: number): Promise<void> {
    const time = Math.min(longest, timeouts.pause * 2 ** attempt, this.left) * (0.5 + Math.random() / 2);
    await this.spend(() => pause(time));
  }
}

const current = new AsyncLocalStorage<Deadline>();

/** Runs `work` with one deadline for all its store requests: that of the surrounding work, otherwise `deadline`. */
export function withinDeadline<Result>(
  work: () => Promise<Result>,
  deadline: Deadline = new Deadline(),
): Promise<Result> {
  return current.getStore() ? work() : current.run(deadline, work);
}

/** Like `withinDeadline`, but never with the surrounding deadline: for work that continues after the response. */
export function withOwnDeadline<Result>(work: () => Promise<Result>, deadline: Deadline): Promise<Result> {
  return current.run(deadline, work);
}

/** The deadline of the surrounding work; outside of any, a new one. */
export function currentDeadline(): Deadline {
  return current.getStore() ?? new Deadline();
}
