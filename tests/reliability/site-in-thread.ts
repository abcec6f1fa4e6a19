import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** One action that a scenario has a site do. */
export interface Order {
  readonly scenario: string;
  readonly step: 'prepare' | 'act';
  readonly prepared: readonly string[];
  /** The time on its clock, in milliseconds. */
  readonly now: number;
}

/** The result. `now` is the time afterwards. */
export interface Done {
  readonly prepared: readonly string[];
  /** The site’s last response, if any. */
  readonly status: number | undefined;
  readonly now: number;
}

/** The site’s functions in a thread with its own memory, which can be killed at any point. */
export class SiteInThread {
  readonly #worker: Worker;

  /** `context` identifies the store. */
  constructor(context: string) {
    const env = { ...process.env, NETLIFY_BLOBS_CONTEXT: context };
    this.#worker = new Worker(new URL('./site-worker.ts', import.meta.url), { env });
  }

  /** Rejects if the thread fails; stays pending if it is killed. */
  async obey(order: Order): Promise<Done> {
    this.#worker.postMessage(order);
    const [done] = await once(this.#worker, 'message');
    return done;
  }

  async kill(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The serving site, and its replacement after a kill: started early, without any request so far. */
export class SuccessiveSites {
  readonly #context: string;
  current: SiteInThread;
  #next: SiteInThread;

  constructor(context: string) {
    this.#context = context;
    this.current = new SiteInThread(context);
    this.#next = new SiteInThread(context);
  }

  async replace(): Promise<void> {
    await this.current.kill();
    this.current = this.#next;
    this.#next = new SiteInThread(this.#context);
  }

  async end(): Promise<void> {
    await Promise.all([this.current.kill(), this.#next.kill()]);
  }
}
