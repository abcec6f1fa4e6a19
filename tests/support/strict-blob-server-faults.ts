/**
 * What can go wrong with one request. `drop-before`: the connection ends and nothing happened. `drop-after`: it ends
 * after the request was carried out. A number: that status, nothing carried out. `hang`: no answer, ever, and nothing
 * carried out; `hang-after`: carried out, no answer. `truncated`: the connection ends in the middle of the body.
 * `shortened`: a well-formed answer that holds half of the body.
 */
export const faultKinds = [
  'drop-before',
  'drop-after',
  '401',
  '409',
  '429',
  '500',
  '503',
  'hang',
  'hang-after',
  'truncated',
  'shortened',
] as const;

/** `partial-list` strikes by script only: a well-formed list without the second half of its keys. */
export type FaultKind = (typeof faultKinds)[number] | 'partial-list';

/** A request as the plan sees it. `store` is the name given to the client, `key` is empty for a list. */
export interface PlannedCall {
  readonly method: string;
  readonly store: string;
  readonly key: string;
}

export interface ScriptedFault {
  readonly kind: FaultKind;
  /** Which requests it strikes: every given property has to be equal. */
  readonly on?: Partial<PlannedCall>;
  /** How many of them it strikes; 1 unless told, Infinity for all. */
  readonly times?: number;
  /** How many matching requests pass unharmed first. */
  readonly after?: number;
}

/** Decides the fault of each request: what was scripted first, else by chance at a set rate, deterministic by seed. */
export class FaultPlan {
  readonly seed: number;
  #state: number;
  #rate = 0;
  #kinds: readonly FaultKind[] = [];
  #scripted: { fault: ScriptedFault; pass: number; left: number }[] = [];

  constructor(seed: number) {
    this.seed = seed;
    this.#state = seed;
  }

  /** The next matching requests meet this fault. */
  script(fault: ScriptedFault): void {
    this.#scripted.push({ fault, pass: fault.after ?? 0, left: fault.times ?? 1 });
  }

  /** From now on each request meets one of these faults with this probability. */
  byChance(rate: number, kinds: readonly FaultKind[] = faultKinds): void {
    this.#rate = rate;
    this.#kinds = kinds;
  }

  /** No faults from now on. */
  clear(): void {
    this.#scripted = [];
    this.#rate = 0;
  }

  next(call: PlannedCall): FaultKind | undefined {
    return this.#nextScripted(call) ?? this.#nextByChance();
  }

  #nextScripted(call: PlannedCall): FaultKind | undefined {
    for (const entry of this.#scripted) {
      if (entry.left <= 0 || !matches(call, entry.fault.on ?? {})) continue;
      if (entry.pass > 0) {
        entry.pass -= 1;
        continue;
      }
      entry.left -= 1;
      return entry.fault.kind;
    }
    return undefined;
  }

  #nextByChance(): FaultKind | undefined {
    if (this.#rate === 0 || this.#random() >= this.#rate) return undefined;
    return this.#kinds[Math.floor(this.#random() * this.#kinds.length)];
  }

  /** Mulberry32, Tommy Ettinger, public domain: one 32-bit state, good enough to scatter faults. */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

function matches(call: PlannedCall, on: Partial<PlannedCall>): boolean {
  return (
    (on.method === undefined || on.method === call.method) &&
    (on.store === undefined || on.store === call.store) &&
    (on.key === undefined || on.key === call.key)
  );
}
