import type { Investment } from '#domain/opportunity/facts';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

// The incentive regimes that a project should check. It suggests them and never promises that one will be granted.

/** The incentive regimes, in the order of the table. They are also in the paths of their pages. */
export const regimeKeys = [
  'rigi',
  'rimi',
  'knowledge-economy',
  'mining',
  'forestry',
  'biotechnology',
  'tierra-del-fuego',
  'free-zones',
  'renewables',
] as const;

export type RegimeKey = (typeof regimeKeys)[number];

/** The smallest investment for a regime, in whole US dollars. */
export interface Threshold {
  readonly sum: number;
  /** The sectors of the threshold; absent for all sectors that no other threshold names. */
  readonly sectors?: readonly SectorKey[] | undefined;
  /**
   * Applies only to a part of the sector or a size of firm, which projects do not state; therefore it is not compared.
   */
  readonly isConditional?: boolean | undefined;
}

/** The sectors and provinces of a regime. */
export interface RegimeScope {
  readonly sectors: readonly SectorKey[];
  /** Empty means the whole country. */
  readonly provinces: readonly ProvinceCode[];
}

/** The properties of a project that decide which regimes it should check. */
export interface CheckedProject {
  readonly sector: SectorKey;
  readonly province?: ProvinceCode | undefined;
  readonly investment?: Investment | undefined;
}

/** The result of comparing a project’s sum with a threshold. `missing` is in whole US dollars. */
export type SumCheck =
  | { readonly is: 'met' }
  /** Only the upper part of the range reaches it. */
  | { readonly is: 'partly-met' }
  | { readonly is: 'missed'; readonly missing: number }
  /** The project states no sum. */
  | { readonly is: 'unstated' }
  /** Unknown whether the threshold applies. */
  | { readonly is: 'depends' };

/** Whether a regime applies to a sector anywhere in the country. */
export function concernsSector(regime: RegimeScope, sector: SectorKey): boolean {
  return regime.sectors.includes(sector);
}

/** Whether a regime applies to a province: it names the province, or it names none and includes one of its sectors. */
export function concernsProvince(regime: RegimeScope, code: ProvinceCode, sectors: readonly SectorKey[]): boolean {
  if (regime.provinces.length > 0) return regime.provinces.includes(code);
  return regime.sectors.some((sector) => sectors.includes(sector));
}

/** Whether a project should check a regime. A regime of certain provinces requires a project in one of them. */
export function concernsProject(regime: RegimeScope, { sector, province }: CheckedProject): boolean {
  if (!concernsSector(regime, sector)) return false;
  return regime.provinces.length === 0 || (province !== undefined && regime.provinces.includes(province));
}

/** The thresholds of a sector: those that name it, otherwise those that name none. */
export function thresholdsFor<Of extends Threshold>(thresholds: readonly Of[], sector: SectorKey): readonly Of[] {
  const own = thresholds.filter(({ sectors }) => sectors?.includes(sector));
  return own.length > 0 ? own : thresholds.filter(({ sectors }) => sectors === undefined);
}

interface Regime {
  readonly minimum: readonly Threshold[];
}

/** Whether a project misses every threshold of a regime. */
export function isUnmet({ minimum }: Regime, { sector, investment }: CheckedProject): boolean {
  const checks = thresholdsFor(minimum, sector).map((threshold) => checkSum(threshold, investment).is);
  return checks.length > 0 && checks.every((is) => is === 'missed');
}

/** The regimes in the order for a project: those whose thresholds it all misses come last. */
export function unmetLast<Of extends Regime>(regimes: readonly Of[], project: CheckedProject): readonly Of[] {
  return [...regimes].sort((one, other) => Number(isUnmet(one, project)) - Number(isUnmet(other, project)));
}

/** Compares a project’s sum with a threshold. */
export function checkSum({ sum, isConditional }: Threshold, investment: Investment | undefined): SumCheck {
  if (isConditional) return { is: 'depends' };
  if (!investment) return { is: 'unstated' };
  const { from, to = from } = investment;
  if (from >= sum) return { is: 'met' };
  return to >= sum ? { is: 'partly-met' } : { is: 'missed', missing: sum - to };
}
