import type { Finding, Part, Size } from '../part.ts';
import { pairs, type Race, withFolder } from '../races/race-scenarios.ts';
import { onStage, rehearsed } from '../races/race-stage.ts';
import type { Choice, Operation, Step } from '../races/scheduler.ts';
import { Random } from '../random.ts';
import { quietly } from '../store-timeouts.ts';

/** Most points per pair and per operation to be killed. */
const most = { short: 3, long: 150 } as const;

/** Kills one of a pair while the other waits between two of its steps, which then continues to its end. */
export const sweepDeaths: Part = {
  name: 'sweep-deaths',
  title: 'Killed while another waits',
  guarantee:
    'When a sweep is killed at any point while another operation waits between two requests, or the other way round, nothing acknowledged is lost, no record references an image without bytes, and a repetition completes everything.',
  run: (size, seed) => quietly(() => withFolder((folder) => killAll(size, seed, folder))),
};

/** The state of a pair at the death of one: the number of executed requests of each. */
interface Point {
  readonly waits: string;
  readonly dies: string;
  readonly before: Readonly<Record<string, number>>;
}

async function killAll(size: Size, seed: number, folder: string): Promise<Finding> {
  const failures: string[] = [];
  const counts: string[] = [];
  const random = new Random(seed);
  await onStage(seed, folder, async (stage, between) => {
    for (const pair of pairs) {
      const play = await rehearsed(pair, stage, between, failures);
      const all = await pointsOf(pair, play);
      const some = chosen(all, most[size] * 2, random);
      let played = 0;
      for (const point of some) {
        if (await play(deathAt(point), (operations) => onceMore(operations, point.dies))) played += 1;
      }
      counts.push(`${pair.name} ${played}`);
    }
  });
  const figure = `${counts.join(', ')}; ${failures.length} with a problem`;
  return { figure, passed: failures.length === 0, log: failures.slice(0, 20).join('\n\n') };
}

/** Every point at which one may die before the other has ended, derived from the runs in which either goes first. */
async function pointsOf({ operations }: Race, play: (choose: Choice) => Promise<boolean>): Promise<readonly Point[]> {
  const names = Object.keys(operations);
  const steps = new Map<string, number>();
  for (const first of names) {
    const done = new Map<string, number>();
    await play((waiting) => {
      const next = waiting.find(({ client }) => client === first) ?? waiting[0];
      if (next) done.set(next.client, (done.get(next.client) ?? 0) + 1);
      return next;
    });
    for (const [name, count] of done) steps.set(name, Math.max(count, steps.get(name) ?? 0));
  }
  const upTo = (name: string) => Array.from({ length: steps.get(name) ?? 0 }, (_, count) => count);
  return names.flatMap((dies) => {
    const waits = names.find((name) => name !== dies) ?? '';
    return upTo(waits).flatMap((here) =>
      upTo(dies).map((there) => ({ waits, dies, before: { [waits]: here, [dies]: there } })),
    );
  });
}

/**
 * Runs one operation to its waiting point, then the other to its death, then the first to its end; without checks if
 * one ends before.
 */
function deathAt({ waits, dies, before }: Point): Choice {
  const done: Record<string, number> = { [waits]: 0, [dies]: 0 };
  let isDead = false;
  return (waiting) => {
    const next = (name: string): Step | undefined => {
      const step = waiting.find(({ client }) => client === name);
      if (step) done[name] = (done[name] ?? 0) + 1;
      return step;
    };
    if (isDead) return next(waits);
    const behind = [waits, dies].find((name) => (done[name] ?? 0) < (before[name] ?? 0));
    if (behind !== undefined) return next(behind);
    isDead = [waits, dies].every((name) => waiting.some(({ client }) => client === name));
    return isDead ? { kills: dies } : undefined;
  };
}

/** Another process repeats the killed operation; a sweep is repeated a day later in any case. */
async function onceMore(operations: readonly Operation[], died: string): Promise<void> {
  if (!died.startsWith('sweep')) await operations.find(({ name }) => name === died)?.work();
}

/** A random selection of the items. */
function chosen<Item>(items: readonly Item[], count: number, random: Random): readonly Item[] {
  const left = [...items];
  const some: Item[] = [];
  while (some.length < count && left.length > 0) some.push(...left.splice(random.whole(left.length), 1));
  return some;
}
