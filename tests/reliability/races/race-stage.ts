import { timeouts } from '../../../netlify/store/deadline.ts';
import { doorTo } from '../../support/strict-blob-server/strict-blob-server-door.ts';
import type { MemorySnapshot } from '../../support/strict-blob-server/strict-blob-server-memory.ts';
import { asClient } from '../clients.ts';
import { restorer } from '../ledger.ts';
import { checkAfterAMonth, checkAtRest } from '../rest.ts';
import { openWorld, type World } from '../world.ts';
import { operationsOf, type Race, type RaceStage } from './race-scenarios.ts';
import { type Choice, type Operation, Scheduler } from './scheduler.ts';

/** So long that waiting for a turn never times out. */
const endless = { request: 3_600_000, firstAttempt: 3_600_000, savingIndex: 1_000, pause: 0 };

/** The race, prepared once; every run starts from there. */
export async function rehearsed(one: Race, stage: RaceStage, between: Between, failures: string[]) {
  const { world } = stage;
  world.server.memory.clear();
  world.ledger.clear();
  between(undefined);
  const images = await one.prepare(stage);
  const start = { snapshot: world.server.memory.snapshot(), now: world.clock.now };
  const scheduler = new Scheduler(
    doorTo(world.server, () => world.clock.now),
    keysIn(start.snapshot),
  );

  return async (choose: Choice, after?: (operations: readonly Operation[]) => Promise<void>): Promise<boolean> => {
    await beginAgain(world, start);
    const steps: string[] = [];
    const verdicts: Parameters<typeof operationsOf>[3] = [];
    const plain = operationsOf(one, stage, images, verdicts);
    const operations = plain.map(({ name, work }) => ({
      name,
      work: () => asClient(name, work).catch((error) => steps.push(`${name} failed: ${error}`)),
    }));
    between(scheduler);
    const whole = await scheduler.run(operations, (waiting) => {
      const chosen = choose(waiting);
      if (chosen) steps.push('id' in chosen ? chosen.id : `${chosen.kills} dies`);
      return chosen;
    });
    between(undefined);
    if (!whole) return false;
    await after?.(plain);
    // The writes of a restoration that had to be repeated do not count; its final result does.
    if (restorer in one.operations) world.ledger.violations.length = 0;
    const problems = verdicts.flatMap((verdict) => verdict(world.ledger) ?? []);
    await checkAtRest(world, problems);
    if (problems.length === 0) await checkAfterAMonth(world, problems);
    if (problems.length > 0) failures.push([`${one.name}:`, ...new Set(problems), 'in the order', ...steps].join('\n'));
    return true;
  };
}

/** Resets the store to the snapshot, and the ledger to that state. */
async function beginAgain(world: World, { snapshot, now }: { snapshot: MemorySnapshot; now: number }): Promise<void> {
  const { server, ledger, clock, site } = world;
  server.memory.reset(snapshot);
  clock.forward(now - clock.now);
  await site.logIn();
  ledger.clear();
  for (const purpose of ['images', 'opportunities']) {
    for (const [key, changes] of snapshot.get(`site:${purpose}`) ?? []) {
      const body = changes.at(-1)?.blob?.body;
      if (body) ledger.note({ method: 'PUT', store: purpose, key, body });
    }
  }
  ledger.violations.length = 0;
}

function keysIn(snapshot: MemorySnapshot): string[] {
  return [...snapshot.values()].flatMap((blobs) => [...blobs.keys()]);
}

export type Between = (scheduler: Scheduler | undefined) => void;

/** A world whose requests reach the store without a network, through `between`. */
export async function onStage(
  seed: number,
  folder: string,
  work: (stage: RaceStage, between: Between) => Promise<void>,
): Promise<void> {
  const [usual, plain] = [{ ...timeouts }, globalThis.fetch];
  let through = plain;
  globalThis.fetch = (input, init) => through(input, init);
  const world = await openWorld(seed);
  const door = doorTo(world.server, () => world.clock.now);
  Object.assign(timeouts, endless);
  try {
    await work({ world, folder }, (scheduler) => {
      through = scheduler ? scheduler.fetch : door;
    });
  } finally {
    Object.assign(timeouts, usual);
    await world.close();
    globalThis.fetch = plain;
  }
}
