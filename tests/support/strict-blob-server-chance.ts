import { type FaultKind, listFaultKinds, type PlannedCall } from './strict-blob-server-fault-kinds.ts';

/**
 * Faults by chance. The n-th request of one client, method and store draws from the seed and from that alone, never
 * from what others did before it: however concurrent clients interleave, each meets the same faults again.
 */
export class FaultChance {
  readonly #seed: number;
  readonly #asked = new Map<string, number>();
  #rate = 0;
  #kinds: readonly FaultKind[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** A request meets one of these faults with the probability `rate`, each kind equally often. */
  set(rate: number, kinds: readonly FaultKind[]): void {
    this.#rate = rate;
    this.#kinds = kinds;
  }

  next({ client = '', method, store, key }: PlannedCall): FaultKind | undefined {
    if (this.#rate === 0) return undefined;
    const who = `${client} ${method} ${store}`;
    const ordinal = this.#asked.get(who) ?? 0;
    this.#asked.set(who, ordinal + 1);
    const drawn = fraction(`${this.#seed} ${who} ${ordinal}`);
    const kind = this.#kinds[Math.floor((drawn / this.#rate) * this.#kinds.length)];
    const isList = method === 'GET' && key === '';
    return kind !== undefined && !isList && listFaultKinds.includes(kind) ? undefined : kind;
  }
}

/**
 * A number from 0 to below 1 that looks random and is always the same for the same text: FNV-1a, then murmur's mixer.
 */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
