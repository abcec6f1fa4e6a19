import { cpuOf } from '../machine-speed.ts';
import type { Random } from '../random.ts';
import type { Door } from './slow-doors.ts';
import type { Spot } from './slow-spots.ts';
import { anySlow, changedSlow, knownSlow, plainSlow, type SlowText, written } from './slow-texts.ts';

/** A tried request, and its CPU milliseconds. */
export interface Tried {
  readonly spot: Spot;
  readonly text: SlowText;
  readonly cpu: number;
}

export interface Search {
  /** Requests after the initial ones of every search. */
  readonly climbs: number;
  /** Whether every unit is first tried alone in every spot. */
  readonly thorough: boolean;
  readonly random: Random;
  readonly answer: (request: Request) => Promise<Response>;
  /** CPU milliseconds beyond which the search stops. */
  readonly enough: number;
}

export interface Found {
  readonly requests: number;
  readonly worst: Tried;
  /** Invalid responses, each with its request. */
  readonly faults: readonly string[];
}

const survivors = 8;

/**
 * Searches for the slowest request through an entry point: starts with known inputs, and changes the slowest ones so
 * far.
 */
export async function slowestThrough(door: Door, search: Search): Promise<Found> {
  const best: Tried[] = [];
  const faults: string[] = [];
  let requests = 0;
  const attempt = async (spot: Spot, text: SlowText): Promise<void> => {
    requests += 1;
    const cpu = await lasting(() => once(spot, text, search, faults), best.at(-1)?.cpu ?? 0, search.enough);
    best.push({ spot, text, cpu });
    best.sort((one, other) => other.cpu - one.cpu).splice(survivors);
  };
  const isEnough = () => (best[0]?.cpu ?? 0) > search.enough;
  for (const { spot, text } of beginnings(door, search)) if (!isEnough()) await attempt(spot, text);
  for (let climb = 0; climb < search.climbs && !isEnough(); climb += 1) {
    const { spot, text } = next(door, best, search.random);
    await attempt(spot, text);
  }
  const [worst] = best;
  if (!worst) throw new Error(`${door.name} has no spot`);
  return { requests, worst, faults };
}

function beginnings({ spots }: Door, { thorough }: Search) {
  const texts = thorough ? [...knownSlow, ...plainSlow] : knownSlow;
  return spots.flatMap((spot) => texts.map((text) => ({ spot, text })));
}

function next({ spots }: Door, best: readonly Tried[], random: Random): { spot: Spot; text: SlowText } {
  const from = random.pick(best);
  const elsewhere = random.pick(spots);
  if (!from || !elsewhere) throw new Error('There is nothing to begin with');
  const chance = random.fraction();
  if (chance < 0.15) return { spot: elsewhere, text: anySlow(random) };
  if (chance < 0.25) return { spot: elsewhere, text: from.text };
  return { spot: from.spot, text: changedSlow(from.text, random) };
}

/** The minimum of three measurements if the first is high, because other processes may slow the machine down. */
async function lasting(measure: () => Promise<number>, threshold: number, enough: number): Promise<number> {
  const first = await measure();
  if (first <= threshold || first > enough) return first;
  return Math.min(first, await measure(), await measure());
}

async function once(
  { name, room, request }: Spot,
  text: SlowText,
  { answer: response }: Search,
  faults: string[],
): Promise<number> {
  const asked = made(() => request(written(text, room)));
  // Unsupported by the web’s own Request: it never reaches a function.
  if (!asked) return 0;
  let status = 0;
  const cpu = await cpuOf(async () => {
    const answered = await response(asked);
    status = answered.status;
    await answered.arrayBuffer();
  });
  if (status >= 500 && status !== 503) faults.push(`${status} for ${JSON.stringify(text)} as ${name}`);
  return cpu;
}

function made(request: () => Request): Request | undefined {
  try {
    return request();
  } catch {
    return undefined;
  }
}
