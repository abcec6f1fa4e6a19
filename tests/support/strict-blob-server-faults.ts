import { FaultChance } from './strict-blob-server-chance.ts';
import { chanceKinds, type FaultKind, type PlannedCall } from './strict-blob-server-fault-kinds.ts';

export { type FaultKind, faultKinds } from './strict-blob-server-fault-kinds.ts';

export interface ScriptedFault {
  readonly kind: FaultKind;
  /** Which requests it strikes: every given property has to be equal. */
  readonly on?: Partial<PlannedCall>;
  /** How many of them it strikes; 1 unless told, Infinity for all. */
  readonly times?: number;
  /** How many matching requests pass unharmed first. */
  readonly after?: number;
  /** Called whenever it strikes. */
  readonly struck?: () => void;
}

/** Decides the fault of each request: what was scripted first, else by chance at a set rate, deterministic by seed. */
export class FaultPlan {
  readonly seed: number;
  readonly #chance: FaultChance;
  #scripted: { fault: ScriptedFault; pass: number; left: number }[] = [];

  constructor(seed: number) {
    this.seed = seed;
    this.#chance = new FaultChance(seed);
  }

  /** The next matching requests meet this fault. */
  script(fault: ScriptedFault): void {
    this.#scripted.push({ fault, pass: fault.after ?? 0, left: fault.times ?? 1 });
  }

  /** From now on each request meets one of these faults with this probability. */
  byChance(rate: number, kinds: readonly FaultKind[] = chanceKinds): void {
    this.#chance.set(rate, kinds);
  }

  /** No faults from now on. */
  clear(): void {
    this.#scripted = [];
    this.#chance.set(0, []);
  }

  next(call: PlannedCall): FaultKind | undefined {
    return this.#nextScripted(call) ?? this.#chance.next(call);
  }

  #nextScripted(call: PlannedCall): FaultKind | undefined {
    for (const entry of this.#scripted) {
      if (entry.left <= 0 || !matches(call, entry.fault.on ?? {})) continue;
      if (entry.pass > 0) {
        entry.pass -= 1;
        continue;
      }
      entry.left -= 1;
      entry.fault.struck?.();
      return entry.fault.kind;
    }
    return undefined;
  }
}

function matches(call: PlannedCall, on: Partial<PlannedCall>): boolean {
  return (
    (on.method === undefined || on.method === call.method) &&
    (on.store === undefined || on.store === call.store) &&
    (on.key === undefined || on.key === call.key) &&
    (on.client === undefined || on.client === call.client)
  );
}
