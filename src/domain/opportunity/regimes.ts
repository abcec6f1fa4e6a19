import type { Investment } from '#domain/opportunity/facts';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

// Which incentive regimes a project should check. It says what to look at, never that a regime will be granted.

/** The incentive regimes, in the order of the table. They also stand in the paths of their pages. */
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

/** The smallest investment that a regime takes, in whole US dollars. */
export interface Threshold {
  readonly sum: number;
  /** Where it holds; absent for all sectors of the regime that no other threshold names. */
  readonly sectors?: readonly SectorKey[] | undefined;
  /** It holds for a part of the sector or a size of firm only; no project states these, so nothing is compared with it. */
  readonly isConditional?: boolean | undefined;
}

/** Whom a regime concerns. */
export interface RegimeScope {
  readonly sectors: readonly SectorKey[];
  /** Where it applies; none means the whole country. */
  readonly provinces: readonly ProvinceCode[];
}

/** What of a project decides which regimes it should check. */
export interface CheckedProject {
  readonly sector: SectorKey;
  readonly province?: ProvinceCode | undefined;
  readonly investment?: Investment | undefined;
}

/** How the sum that a project seeks stands to a threshold. `missing` is in whole US dollars. */
export type SumCheck =
  | { readonly is: 'met' }
  /** The upper part of the range reaches it. */
  | { readonly is: 'partly-met' }
  | { readonly is: 'missed'; readonly missing: number }
  /** The project states no sum. */
  | { readonly is: 'unstated' }
  /** Whether the threshold applies is not known. */
  | { readonly is: 'depends' };

/** Whether a regime concerns a sector anywhere in the country. */
export function concernsSector(regime: RegimeScope, sector: SectorKey): boolean {
  return regime.sectors.includes(sector);
}

/** Whether a regime concerns a province: it names the province, or it names none and is for one of its sectors. */
export function concernsProvince(regime: RegimeScope, code: ProvinceCode, sectors: readonly SectorKey[]): boolean {
  if (regime.provinces.length > 0) return regime.provinces.includes(code);
  return regime.sectors.some((sector) => sectors.includes(sector));
}

/** Whether a project should check a regime. One that holds in some provinces only asks for a project in one of them. */
export function concernsProject(regime: RegimeScope, { sector, province }: CheckedProject): boolean {
  if (!concernsSector(regime, sector)) return false;
  return regime.provinces.length === 0 || (province !== undefined && regime.provinces.includes(province));
}

/** The thresholds that hold in a sector: those that name it, or else those that name none. */
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

/** The regimes in the order in which a project checks them: those of which it misses every threshold come last. */
export function unmetLast<Of extends Regime>(regimes: readonly Of[], project: CheckedProject): readonly Of[] {
  return [...regimes].sort((one, other) => Number(isUnmet(one, project)) - Number(isUnmet(other, project)));
}

/** Compares the sum that a project looks for with a threshold. */
export function checkSum({ sum, isConditional }: Threshold, investment: Investment | undefined): SumCheck {
  if (isConditional) return { is: 'depends' };
  if (!investment) return { is: 'unstated' };
  const { from, to = from } = investment;
  if (from >= sum) return { is: 'met' };
  return to >= sum ? { is: 'partly-met' } : { is: 'missed', missing: sum - to };
}
