import { FaultChance } from './strict-blob-server-chance.ts';
import { chanceKinds, type FaultKind, type PlannedCall } from './strict-blob-server-fault-kinds.ts';

export { type FaultKind, faultKinds } from './strict-blob-server-fault-kinds.ts';

export interface ScriptedFault {
  readonly kind: FaultKind;
  /** The requests that it affects: every given property must be equal. */
  readonly on?: Partial<PlannedCall>;
  /** The number of requests that it affects; default 1, Infinity for all. */
  readonly times?: number;
  /** The number of matching requests that pass first. */
  readonly after?: number;
  /** Called each time it occurs. */
  readonly struck?: () => void;
}

/**
 * Decides the fault of each request: scripted faults first, then random ones at the set rate, deterministic by seed.
 */
export class FaultPlan {
  readonly seed: number;
  readonly #chance: FaultChance;
  #scripted: { fault: ScriptedFault; pass: number; left: number }[] = [];

  constructor(seed: number) {
    this.seed = seed;
    this.#chance = new FaultChance(seed);
  }

  /** The next matching requests get this fault. */
  script(fault: ScriptedFault): void {
    this.#scripted.push({ fault, pass: fault.after ?? 0, left: fault.times ?? 1 });
  }

  /** Each later request gets one of these faults with this probability. */
  byChance(rate: number, kinds: readonly FaultKind[] = chanceKinds): void {
    this.#chance.set(rate, kinds);
  }

  /** Removes all faults. */
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
