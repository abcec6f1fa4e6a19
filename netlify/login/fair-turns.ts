import { Unavailable } from '#domain/calls/errors';

interface Waiting {
  /** The number of the client’s previous attempt; 0 if it had none. */
  readonly before: number;
  readonly begin: () => void;
}

/** Most clients remembered; above this number those that asked longest ago count as new. */
const mostClients = 10_000;

/**
 * Runs a limited number of tasks at once. Next is the waiting client whose last request is oldest; new clients come first,
 * the latest of them first. A flood of requests therefore does not delay a client that asks once.
 */
export class FairTurns {
  readonly #atOnce: number;
  #running = 0;
  #asked = 0;
  readonly #lastOf = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs the work in the client’s turn; Unavailable when the turn has not come within `timeoutMs`. */
  async take<Result>(client: string, timeoutMs: number, work: () => Promise<Result>): Promise<Result> {
    const before = this.#remember(client);
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#turn(before, timeoutMs);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #remember(client: string): number {
    const before = this.#lastOf.get(client) ?? 0;
    this.#asked += 1;
    this.#lastOf.delete(client);
    this.#lastOf.set(client, this.#asked);
    const [oldest] = this.#lastOf.keys();
    if (this.#lastOf.size > mostClients && oldest !== undefined) this.#lastOf.delete(oldest);
    return before;
  }

  #turn(before: number, timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = { before, begin };
      const timer = setTimeout(giveUp, timeoutMs, this.#waiting);
      this.#waiting.add(waiting);
      function begin(): void {
        clearTimeout(timer);
        resolve();
      }
      function giveUp(all: Set<Waiting>): void {
        all.delete(waiting);
        reject(new Unavailable('Too many passwords are being checked.'));
      }
    });
  }

  #next(): void {
    let next: Waiting | undefined;
    for (const waiting of this.#waiting) if (!next || waiting.before <= next.before) next = waiting;
    if (!next) return;
    this.#waiting.delete(next);
    this.#running += 1;
    next.begin();
  }
}
