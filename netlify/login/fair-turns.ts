import { Unavailable } from '#domain/unavailable';

interface Waiting {
  /** The number of the client's attempt before this one; 0 when it had none. */
  readonly before: number;
  readonly begin: () => void;
}

/** Clients that are remembered: of more, those that asked longest ago are taken for new ones. */
const mostClients = 10_000;

/**
 * Runs so many pieces of work at once. Of those that wait, the client that has been quiet for the longest goes first, and
 * of new clients the latest: somebody who comes once is not behind any number of others who come again and again.
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

  /** Does the work in the client's turn, or is Unavailable when that has not come within `timeoutMs`. */
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
        reject(new Unavailable('Too many passwords are being looked at.'));
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
