import { keysOf } from '#domain/keys';
/** Choices that depend on a seed: mulberry32, Tommy Ettinger, public domain. */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Separates neighbouring seeds.
    this.#state = Math.imul(seed + 1, 0x9e3779b1);
  }

  /** From 0 to below 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** From 0 to below `end`. */
  whole(end: number): number {
    return Math.floor(this.fraction() * end);
  }

  /** One of the items; `undefined` without any. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.whole(items.length)];
  }

  /** One of the names, with the frequency of its weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = keysOf(weights);
    let left = this.fraction() * names.reduce((sum, name) => sum + weights[name], 0);
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    throw new Error('There is nothing to choose from.');
  }

  /** A UUID (version 4). */
  uuid(): string {
    const digits = Array.from({ length: 32 }, () => this.whole(16).toString(16));
    digits[12] = '4';
    digits[16] = '8';
    return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
