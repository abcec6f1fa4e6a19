import type { Finding, Part, Size } from '../part.ts';
import { type Explored, playAll, playSome } from '../races/interleavings.ts';
import { crowds, pairs, withFolder } from '../races/race-scenarios.ts';
import { onStage, rehearsed } from '../races/race-stage.ts';
import { Random } from '../random.ts';
import { quietly } from '../store-timeouts.ts';

/** Most orders of each pair and of each larger race. */
const sizes = { short: { pair: 120, crowd: 3 }, long: { pair: 2_000, crowd: 400 } } as const;

/** Plays a sweep against all other operations, in every order of their store requests. */
export const sweepRaces: Part = {
  name: 'sweep-races',
  title: 'Races with the sweep',
  guarantee:
    'In any order of the store requests no record references an image without bytes, and nothing acknowledged is lost.',
  run: (size, seed) => quietly(() => withFolder((folder) => race(size, seed, folder))),
};

async function race(size: Size, seed: number, folder: string): Promise<Finding> {
  const failures: string[] = [];
  const counts = { orders: 0, whole: 0 };
  await onStage(seed, folder, async (stage, between) => {
    for (const one of [...pairs, ...crowds]) {
      const { most, random } = { most: sizes[size], random: new Random(seed) };
      const play = await rehearsed(one, stage, between, failures);
      const explored: Explored = pairs.includes(one)
        ? await playAll(play, most.pair)
        : await playSome(play, most.crowd, random);
      counts.orders += explored.played;
      counts.whole += explored.all ? 1 : 0;
    }
  });
  const figure = `${counts.orders} orders of ${pairs.length + crowds.length} races, all of ${counts.whole} of them; ${failures.length} with a problem`;
  return { figure, passed: failures.length === 0, log: failures.slice(0, 20).join('\n\n') };
}
