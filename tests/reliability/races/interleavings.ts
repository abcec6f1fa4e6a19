import type { Random } from '../random.ts';
import type { Choice, Step } from './scheduler.ts';

/** Plays one interleaving with a choice; resolves to whether the choice determined it to its end. */
export type Play = (choose: Choice) => Promise<boolean>;

/** A point of the current run: the possible steps, the chosen one, and those that were tried or need no trying. */
interface Node {
  readonly waiting: readonly Step[];
  readonly tried: Map<string, Step>;
  chosen: Step;
}

/** The number of played interleavings, and whether these were all. */
export interface Explored {
  readonly played: number;
  readonly all: boolean;
}

/**
 * Plays all interleavings of some operations, depth first, at most `most`. Of those that differ only in the order of
 * independent steps, one is played (sleep sets: Godefroid, Partial-Order Methods, 1996).
 */
export async function playAll(play: Play, most: number): Promise<Explored> {
  const path: Node[] = [];
  let played = 0;
  for (let begun = 0; begun < most; begun += 1) {
    let depth = 0;
    const whole = await play((waiting) => {
      const node = path[depth] ?? nextNode(path, waiting);
      if (node && depth === path.length) path.push(node);
      depth += 1;
      return node?.chosen;
    });
    if (whole) played += 1;
    if (!backtrack(path)) return { played, all: true };
  }
  return { played, all: false };
}

/** Plays random interleavings. */
export async function playSome(play: Play, count: number, random: Random): Promise<Explored> {
  for (let played = 0; played < count; played += 1) await play((waiting) => random.pick(waiting));
  return { played: count, all: false };
}

/** The next point; `undefined` if all possible steps lead to interleavings already played. */
function nextNode(path: readonly Node[], waiting: readonly Step[]): Node | undefined {
  const last = path.at(-1);
  const asleep = [...(last?.tried.values() ?? [])].filter((step) => last && !dependent(step, last.chosen));
  const tried = new Map(asleep.map((step) => [step.id, step]));
  const chosen = waiting.find(({ id }) => !tried.has(id));
  return chosen && { waiting: [...waiting], tried, chosen };
}

/** Moves to the next untried step, the deepest first; false if there is none. */
function backtrack(path: Node[]): boolean {
  for (let node = path.at(-1); node; node = path.at(-1)) {
    node.tried.set(node.chosen.id, node.chosen);
    const next = node.waiting.find(({ id }) => !node.tried.has(id));
    if (next) {
      node.chosen = next;
      return true;
    }
    path.pop();
  }
  return false;
}

/** Whether the order of two steps can matter. */
function dependent(one: Step, other: Step): boolean {
  const writes = one.method === 'PUT' || other.method === 'PUT' || one.method === 'DELETE' || other.method === 'DELETE';
  if (!writes || one.store !== other.store) return false;
  return one.key === other.key || one.key === '' || other.key === '';
}
