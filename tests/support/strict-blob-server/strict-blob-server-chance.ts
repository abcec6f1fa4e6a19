import { type FaultKind, listFaultKinds, type PlannedCall } from './strict-blob-server-fault-kinds.ts';

/**
 * Random faults. The n-th request of a client, method and store depends only on the seed and never on other requests,
 * so each client gets the same faults however concurrent clients interleave.
 */
export class FaultChance {
  readonly #seed: number;
  readonly #asked = new Map<string, number>();
  #rate = 0;
  #kinds: readonly FaultKind[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Each request fails with the probability `rate`, with each kind of fault equally often. */
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

/** A pseudo-random number from 0 to below 1 that depends only on the text: FNV-1a, then murmur's mixer. */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
