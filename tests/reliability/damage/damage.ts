import { timeouts } from '../../../netlify/store/deadline.ts';
import type { Finding, Part, Size } from '../part.ts';
import { withFolder } from '../races/race-scenarios.ts';
import { Random } from '../random.ts';
import { quietly, withTimeouts } from '../store-timeouts.ts';
import { openWorld, type World } from '../world.ts';
import { judgeCalls } from './damage-calls.ts';
import { judgeCopies, judgeDeletion } from './damage-copies.ts';
import { type Damage, damageSome, type Filled, filled } from './damage-stage.ts';
import { judgeTransfer } from './damage-transfer.ts';

const rounds = { short: 4, long: 100 } as const;

/**
 * Damages blobs of every kind in every way: everything undamaged keeps working, and the damaged blobs are reported and
 * can be saved.
 */
export const damage: Part = {
  name: 'damage',
  title: 'Damaged blobs',
  guarantee:
    'With any damaged blobs every call works for all others; the damaged ones are reported, exported, backed up apart and deleted, and nothing else is lost.',
  // Short pauses between two reads of a blob; otherwise the site’s own timeouts.
  run: (size, seed) =>
    withTimeouts({ ...timeouts, pause: 1 }, () => quietly(() => withFolder((folder) => play(size, seed, folder)))),
};

async function play(size: Size, seed: number, folder: string): Promise<Finding> {
  const world = await openWorld(seed);
  const failures: string[] = [];
  const kinds = new Set<string>();
  let count = 0;
  try {
    const start = await filled(world, new Random(seed));
    for (let round = 0; round < rounds[size]; round += 1) {
      const random = new Random(seed * 100_003 + round);
      const { damages, problems } = await playRound(world, start, random, folder);
      for (const { store, way } of damages) kinds.add(`${store} ${way}`);
      count += damages.length;
      if (problems.length > 0) failures.push([`round ${round}:`, ...damages.map(sentenceOf), ...problems].join('\n'));
    }
  } finally {
    await world.close();
  }
  const figure = `${count} blobs damaged in ${rounds[size]} rounds, ${kinds.size} kinds and ways; ${failures.length} rounds with a problem`;
  return { figure, passed: failures.length === 0, log: failures.slice(0, 20).join('\n\n') };
}

async function playRound(world: World, start: Filled, random: Random, folder: string) {
  const { server, clock, site } = world;
  server.memory.reset(start.snapshot);
  clock.forward(start.now - clock.now);
  await site.logIn();
  const problems: string[] = [];
  const log: string[] = [];
  const { error } = console;
  const [warn, say] = [console.warn, console.log];
  const note = (...words: unknown[]) => void log.push(words.map(String).join(' '));
  Object.assign(console, { error: note, warn: note, log: note });
  try {
    await judgeTransfer(world, random, problems);
    const damages = damageSome(world, random);
    const scene = { world, start, log, folder, problems };
    await judgeCalls(scene);
    await judgeCopies(scene);
    await judgeDeletion(scene);
    return { damages, problems };
  } finally {
    Object.assign(console, { error, warn, log: say });
  }
}

function sentenceOf({ store, key, way, left }: Damage): string {
  return `${store}/${key} ${way}: ${left.subarray(0, 300).toString()}`;
}
