import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { clientHeader } from '../support/strict-blob-server.ts';

/** A request to the store that waits to be let through. */
export interface Step {
  readonly client: string;
  readonly method: string;
  readonly store: string;
  /** Empty for a list. */
  readonly key: string;
  /** The same in every run that went the same way up to here. */
  readonly id: string;
}

/** One of several things that go on at once; its requests carry its name. */
export interface Operation {
  readonly name: string;
  readonly work: () => Promise<unknown>;
}

/** That an operation dies where it stands, as that of a process that was killed. */
export interface Death {
  readonly kills: string;
}

/** Chooses the next of the steps that wait, or who dies; `undefined` lets the rest go in any order, unjudged. */
export type Choice = (waiting: readonly Step[]) => Step | Death | undefined;

interface Waiting extends Step {
  readonly go: () => void;
}

/** Turns of the event loop without anything new after which nobody is still on the way to a request. */
const quietTurns = 3;

/**
 * Lets operations take turns at every request to the store: each waits until it is chosen, and is carried out whole before
 * the next choice. Requests of nobody in particular pass at once.
 */
export class Scheduler {
  readonly #plain: typeof fetch;
  readonly #keys: ReadonlySet<string>;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #free = false;
  #counts = new Map<string, number>();
  readonly #dead = new Set<string>();

  /** `keys` are those that are the same in every run; all others are told apart by their order alone. */
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

  /** Runs the operations to their ends; answers with whether every step was one that `choose` chose. */
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

  /** Nothing that it asks for is let through any more. */
  #kill(name: string, running: Set<string>): void {
    this.#dead.add(name);
    running.delete(name);
    this.#waiting = this.#waiting.filter(({ client }) => client !== name);
  }

  /** Nobody waits for a turn any more, until all have ended. */
  async #letAll(running: ReadonlySet<string>): Promise<false> {
    this.#free = true;
    for (const step of this.#waiting) this.#let(step);
    while (running.size > 0) await turn();
    this.#free = false;
    return false;
  }

  /** Waits until each operation that has not ended waits for its turn; false when all have ended. */
  async #quiet(running: ReadonlySet<string>): Promise<boolean> {
    let before = '';
    let pausedFor = '';
    for (let quiet = 0; quiet < quietTurns; ) {
      await turn();
      const now = [...running, ...this.#waiting.map(({ id }) => id)].join('\n');
      const ready = [...running].every((name) => this.#waiting.some(({ client }) => client === name));
      quiet = ready && this.#underWay === 0 && now === before ? quiet + 1 : 0;
      before = now;
      // Who does several things at once may wait for one and pause before another.
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
