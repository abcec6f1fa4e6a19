import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { withEnvironment } from '../support/environment.ts';
import type { StrictBlobServerOptions } from '../support/strict-blob-server/strict-blob-server.ts';
import type { FaultKind } from '../support/strict-blob-server/strict-blob-server-fault-kinds.ts';
import type { LoggedRequest } from '../support/strict-blob-server/strict-blob-server-log.ts';

/** Settings for the store from now on. */
export interface StoreOrder {
  readonly latency?: number;
  /** Every request gets this fault. */
  readonly faults?: FaultKind | 'none';
}

export interface StoreState {
  readonly context: string;
  /** The requests since the last order. */
  readonly requests: readonly LoggedRequest[];
}

/**
 * A strict blob server in its own thread, as the platform’s store is on another machine: it takes none of our time.
 */
export class StoreInThread {
  readonly #worker: Worker;

  constructor(options: Omit<StrictBlobServerOptions, 'now'> = {}) {
    this.#worker = new Worker(new URL('./store-worker.ts', import.meta.url), { workerData: options });
  }

  /** Sends settings, if any; resolves to the requests since the last time. */
  async configure(order: StoreOrder = {}): Promise<StoreState> {
    this.#worker.postMessage(order);
    const [state] = await once(this.#worker, 'message');
    return state;
  }

  /** Runs work with this store as the site’s. */
  async serve<Result>(work: () => Promise<Result>): Promise<Result> {
    const { context } = await this.configure();
    try {
      return await withEnvironment({ NETLIFY_BLOBS_CONTEXT: context }, work);
    } finally {
      await this.#worker.terminate();
    }
  }
}
