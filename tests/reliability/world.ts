import { setEnvironment } from '../support/environment.ts';
import { StrictBlobServer } from '../support/strict-blob-server/strict-blob-server.ts';
import { nameClients } from './clients.ts';
import { Clock } from './clock.ts';
import { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { Site, type SiteResponse } from './site.ts';

/** A site with its own store and clock, and all data about it. */
export interface World {
  readonly site: Site;
  readonly server: StrictBlobServer;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Known ids and names; the records may be gone. */
  readonly ids: string[];
  readonly images: string[];
  close(): Promise<void>;
}

/** One operation of a writer: its name is unique and part of the titles that it writes. */
export interface Turn {
  readonly name: string;
  readonly random: Random;
  /** Called with the status of each operation’s last response. */
  answered(status: number): void;
  /** Reports a problem. */
  complain(problem: string): void;
}

/** Opens a world; one at a time per process, because the clock and the store’s URL belong to the process. */
export async function openWorld(seed: number): Promise<World> {
  const clock = new Clock().start();
  const server = await new StrictBlobServer({ seed, lateness: 15, now: () => clock.now }).start();
  const ledger = new Ledger();
  server.onLanded = ledger.note;
  const restoreEnvironment = setEnvironment({ NETLIFY_BLOBS_CONTEXT: server.context });
  const unnameClients = nameClients();
  return {
    ...{ site: await Site.open(), server, ledger, clock, ids: [], images: [] },
    async close() {
      unnameClients();
      clock.stop();
      restoreEnvironment();
      await server.stop();
    },
  };
}

/** Whether a response has one of the allowed statuses of an operation; 503 with Retry-After is always allowed. */
export function expectStatus(turn: Turn, { status, body, headers }: SiteResponse, allowed: readonly number[]): void {
  turn.answered(status);
  if (status === 503 && headers.get('retry-after')) return;
  if (!allowed.includes(status)) turn.complain(`answered ${status} ${JSON.stringify(body)}`);
}
