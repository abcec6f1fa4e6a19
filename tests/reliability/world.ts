import { StrictBlobServer } from '../support/strict-blob-server.ts';
import { nameClients } from './clients.ts';
import { Clock } from './clock.ts';
import { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { type Answer, Site } from './site.ts';

/** A site on a store of its own, with a clock of its own, and everything that is known about it. */
export interface World {
  readonly site: Site;
  readonly server: StrictBlobServer;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Ids and names that somebody has heard of; what they stand for may be gone. */
  readonly ids: string[];
  readonly images: string[];
  close(): Promise<void>;
}

/** One operation of a writer: its name is unique and stands in the title of what it writes. */
export interface Turn {
  readonly name: string;
  readonly random: Random;
  /** Told the status of each operation's last answer. */
  answered(status: number): void;
  /** Something that must not be. */
  complain(problem: string): void;
}

/** Opens a world; there is one at a time in a process, because the clock and the store's URL are the process's. */
export async function openWorld(seed: number): Promise<World> {
  const clock = new Clock().start();
  const server = await new StrictBlobServer({ seed, lateness: 15, now: () => clock.now }).start();
  const ledger = new Ledger();
  server.onLanded = ledger.note;
  const before = process.env.NETLIFY_BLOBS_CONTEXT;
  process.env.NETLIFY_BLOBS_CONTEXT = server.context;
  const unnameClients = nameClients();
  return {
    ...{ site: await Site.open(), server, ledger, clock, ids: [], images: [] },
    async close() {
      unnameClients();
      clock.stop();
      if (before === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
      else process.env.NETLIFY_BLOBS_CONTEXT = before;
      await server.stop();
    },
  };
}

/** Whether an answer has one of the statuses that an operation may have; 503 always may be, with its Retry-After. */
export function expectStatus(turn: Turn, { status, body, headers }: Answer, allowed: readonly number[]): void {
  turn.answered(status);
  if (status === 503 && headers.get('retry-after')) return;
  if (!allowed.includes(status)) turn.complain(`answered ${status} ${JSON.stringify(body)}`);
}
