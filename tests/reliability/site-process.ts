import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** One thing that a scenario has a process do. */
export interface Order {
  readonly scenario: string;
  readonly step: 'prepare' | 'act';
  readonly prepared: readonly string[];
  /** The time on its clock, in milliseconds. */
  readonly now: number;
}

/** What it came to. `now` is the time afterwards. */
export interface Done {
  readonly prepared: readonly string[];
  /** What the site answered in the end, if it was asked. */
  readonly status: number | undefined;
  readonly now: number;
}

/** The site's functions in a thread with memory of its own, which can be killed in the middle of anything. */
export class SiteProcess {
  readonly #worker: Worker;

  /** `context` leads to the store. */
  constructor(context: string) {
    const env = { ...process.env, NETLIFY_BLOBS_CONTEXT: context };
    this.#worker = new Worker(new URL('./site-thread.ts', import.meta.url), { env });
  }

  /** Fails when the thread does; stays open when it is killed. */
  async obey(order: Order): Promise<Done> {
    this.#worker.postMessage(order);
    const [done] = await once(this.#worker, 'message');
    return done;
  }

  async kill(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The process that serves, and the one that takes its place when it is killed: started early, it has asked for nothing. */
export class Processes {
  readonly #context: string;
  current: SiteProcess;
  #next: SiteProcess;

  constructor(context: string) {
    this.#context = context;
    this.current = new SiteProcess(context);
    this.#next = new SiteProcess(context);
  }

  async replace(): Promise<void> {
    await this.current.kill();
    this.current = this.#next;
    this.#next = new SiteProcess(this.#context);
  }

  async end(): Promise<void> {
    await Promise.all([this.current.kill(), this.#next.kill()]);
  }
}
