import { dayMs, hourMs } from '#domain/time/day';
import type { FaultKind } from '../../support/strict-blob-server/strict-blob-server-fault-kinds.ts';
import { asClient } from '../clients.ts';
import { sweeper } from '../ledger.ts';
import { deleteImage, enquire, list, showImage, upload } from '../other-operations.ts';
import { Random } from '../random.ts';
import { create, edit, remove, restore } from '../record-operations.ts';
import { checkAfterAMonth, checkAtRest } from '../rest.ts';
import { withEndlessTimeouts } from '../store-timeouts.ts';
import { openWorld, type Turn, type World } from '../world.ts';

const writers = 10;
const turnsInARound = 10;

/** The nine kinds of faults, equally often; a hanging request may be lost, executed, or executed later. */
const kinds: readonly FaultKind[] = [
  ...Array.from({ length: 3 }, () => [
    ...(['drop-before', 'drop-after', '409', '429', '500', '503', 'truncated', 'stale-list'] as const),
  ]).flat(),
  ...(['hang', 'hang-after', 'late'] as const),
];

/** The relative frequency of each operation. */
const weights = {
  ...{ create: 14, edit: 32, remove: 8, restore: 12, upload: 9, deleteImage: 7, showImage: 3, list: 9, enquire: 5 },
  sweep: 1,
};

type Operation = keyof typeof weights;

const operations: Readonly<Record<Operation, (world: World, turn: Turn) => Promise<void>>> = {
  ...{ create, edit, remove, restore, upload, deleteImage, showImage, list, enquire },
  sweep: (world) => world.site.sweep().catch(() => undefined),
};

export interface RunOfASeed {
  readonly seed: number;
  readonly operations: number;
  readonly requests: number;
  /** Requests with a fault. */
  readonly struck: number;
  /** Operations that were acknowledged, and those that ended with 503. */
  readonly acknowledged: number;
  readonly unavailable: number;
  readonly problems: readonly string[];
  /** The requests of the round with the first problem. */
  readonly log: string;
}

interface Scene {
  readonly world: World;
  readonly problems: string[];
  readonly answered: (status: number) => void;
}

/** Ten simultaneous writers for some rounds, on a store with a fault in one of twenty requests. */
export async function runSeed(seed: number, rounds: number): Promise<RunOfASeed> {
  const world = await openWorld(seed);
  const problems: string[] = [];
  const randoms = Array.from({ length: writers }, (_, writer) => new Random(seed * writers + writer));
  const luck = new Random(seed);
  // Half of the seeds have no stale lists, so that the site’s lists can be checked strictly.
  const strike = kinds.map((kind) => (kind === 'stale-list' && seed % 2 === 1 ? '503' : kind));
  let [requests, struck, acknowledged, unavailable, log] = [0, 0, 0, 0, ''];
  const answered = (status: number) => {
    if (status < 400) acknowledged += 1;
    if (status === 503) unavailable += 1;
  };
  const scene: Scene = { world, problems, answered };
  try {
    for (let round = 0; round < rounds && problems.length === 0; round += 1) {
      world.server.faults.byChance(0.05 * 9, strike);
      await Promise.all(randoms.map((random, writer) => takeTurns(scene, random, `${writer}.${round}`)));
      world.server.faults.clear();
      await withEndlessTimeouts(() => checkAtRest(world, problems));
      if (problems.length > 0) log = world.server.report();
      requests += world.server.requests.length;
      struck += world.server.requests.filter(({ fault }) => fault !== undefined).length;
      world.server.requests.length = 0;
      await pass(world, luck);
    }
    if (problems.length === 0) await withEndlessTimeouts(() => checkAfterAMonth(world, problems));
  } finally {
    await world.close();
  }
  return {
    seed,
    operations: rounds * writers * turnsInARound,
    requests,
    struck,
    acknowledged,
    unavailable,
    problems,
    log,
  };
}

async function takeTurns({ world, problems, answered }: Scene, random: Random, who: string): Promise<void> {
  for (let ordinal = 0; ordinal < turnsInARound; ordinal += 1) {
    const operation = random.weighted(weights);
    const name = `${operation === 'sweep' ? sweeper : operation} ${who}.${ordinal}`;
    const complain = (problem: string) => problems.push(`${name}: ${problem}`);
    await asClient(name, () => operations[operation](world, { name, random, answered, complain })).catch((error) =>
      complain(`failed with ${error instanceof Error ? error.stack : error}`),
    );
  }
}

const second = 1000;

/** Advances the clock between two rounds: not at all, a little, or enough to give the sweep work. */
async function pass({ clock, site }: World, luck: Random): Promise<void> {
  const time = luck.weighted({ nothing: 3, moment: 4, hour: 2, day: 2, month: 1 });
  clock.forward({ nothing: 0, moment: 20 * second, hour: 1.1 * hourMs, day: 25 * hourMs, month: 31 * dayMs }[time]);
  await site.logIn();
}
