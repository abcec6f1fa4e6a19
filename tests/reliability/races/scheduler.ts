import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { clientHeader } from '../../support/strict-blob-server/strict-blob-server.ts';

/** A store request that waits for its turn. */
export interface Step {
  readonly client: string;
  readonly method: string;
  readonly store: string;
  /** Empty for a list. */
  readonly key: string;
  /** Equal in all runs with the same steps so far. */
  readonly id: string;
}

/** One of several concurrent operations; its requests carry its name. */
export interface Operation {
  readonly name: string;
  readonly work: () => Promise<unknown>;
}

/** The death of an operation, as in a killed process. */
export interface Death {
  readonly kills: string;
}

/**
 * Chooses the next waiting step, or an operation to kill; `undefined` lets the rest run in any order, without checks.
 */
export type Choice = (waiting: readonly Step[]) => Step | Death | undefined;

interface Waiting extends Step {
  readonly go: () => void;
}

/** Idle turns of the event loop after which no operation is about to make a request. */
const quietTurns = 3;

/**
 * Lets operations take turns at every store request: each waits until it is chosen, and is executed completely before
 * the next choice. Requests without a client’s name pass at once.
 */
export class Scheduler {
  readonly #plain: typeof fetch;
  readonly #keys: ReadonlySet<string>;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #free = false;
  #counts = new Map<string, number>();
  readonly #dead = new Set<string>();

  /** `keys` are equal in all runs; other keys are identified by their order. */
  constructor(plain: typeof fetch, keys: Iterable<string>) {
    this.#plain = plain;
    this.#keys = new Set(keys);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const client = new Headers(init?.headers).get(clientHeader);
    if (client === null) return this.#plain(input, init);
    await this.#turn(client, new URL(String(input)), (init?.method ?? 'GET').toUpperCase());
    try {
      return await this.#plain(input, init);
    } finally {
      this.#underWay -= 1;
    }
  };

  /** Runs the operations to their ends; resolves to whether `choose` chose every step. */
  async run(operations: readonly Operation[], choose: Choice): Promise<boolean> {
    this.#counts = new Map();
    this.#dead.clear();
    const running = new Set<string>();
    for (const { name, work } of operations) {
      running.add(name);
      void work().finally(() => running.delete(name));
    }
    while (await this.#quiet(running)) {
      const chosen = choose(this.#waiting);
      if (chosen && 'kills' in chosen) this.#kill(chosen.kills, running);
      else if (chosen) this.#let(chosen);
      else return this.#letAll(running);
    }
    return true;
  }

  /** Blocks all further requests of an operation. */
  #kill(name: string, running: Set<string>): void {
    this.#dead.add(name);
    running.delete(name);
    this.#waiting = this.#waiting.filter(({ client }) => client !== name);
  }

  /** Lets all operations finish without turns. */
  async #letAll(running: ReadonlySet<string>): Promise<false> {
    this.#free = true;
    for (const step of this.#waiting) this.#let(step);
    while (running.size > 0) await turn();
    this.#free = false;
    return false;
  }

  /** Waits until each running operation waits for its turn; false if all have ended. */
  async #quiet(running: ReadonlySet<string>): Promise<boolean> {
    let before = '';
    let pausedFor = '';
    for (let quiet = 0; quiet < quietTurns; ) {
      await turn();
      const now = [...running, ...this.#waiting.map(({ id }) => id)].join('\n');
      const ready = [...running].every((name) => this.#waiting.some(({ client }) => client === name));
      quiet = ready && this.#underWay === 0 && now === before ? quiet + 1 : 0;
      before = now;
      // An operation with concurrent work may wait for a turn and for a timer at the same time.
      if (quiet === quietTurns && process.getActiveResourcesInfo().includes('Timeout')) {
        await pause(1);
        quiet = pausedFor === now ? quiet : 0;
        pausedFor = now;
      }
    }
    return this.#waiting.length > 0;
  }

  #let(step: Step | undefined): void {
    const chosen = this.#waiting.find(({ id }) => id === step?.id);
    if (!chosen)
      throw new Error(`Nobody waits for ${step?.id}: the run went another way than the one that it repeats.`);
    this.#waiting = this.#waiting.filter((other) => other !== chosen);
    this.#underWay += 1;
    chosen.go();
  }

  #turn(client: string, url: URL, method: string): Promise<void> {
    if (this.#dead.has(client)) return new Promise(() => {});
    const [, , site = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const store = site.replace(/^site:/, '');
    const key = rest.join('/');
    const what = `${client} ${method} ${store}/${this.#keys.has(key) ? key : key && 'new'}`;
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    const step = { client, method, store, key, id: `${what} ${count}` };
    if (this.#free) {
      this.#underWay += 1;
      return Promise.resolve();
    }
    return new Promise((go) => this.#waiting.push({ ...step, go }));
  }
}
