import type { Investment } from '#domain/opportunity/facts';
import { type FirmSize, type SubSector, subSectorsOf } from '#domain/opportunity/sub-sector';
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
  /** The sub-sectors of the threshold; absent for all of the regime. */
  readonly subSectors?: readonly SubSector[] | undefined;
  /** The size of firm of the threshold; absent for all. */
  readonly firmSize?: FirmSize | undefined;
}

/** The main sectors and the provinces of a regime, for the pages about sectors and provinces. */
export interface RegimeScope {
  readonly sectors: readonly SectorKey[];
  /** Empty means the whole country. */
  readonly provinces: readonly ProvinceCode[];
}

/** What decides whether a project should check a regime. */
export interface RegimeRules {
  readonly provinces: readonly ProvinceCode[];
  /** The sub-sectors that the law names. Absent: those of the thresholds, or all. */
  readonly subSectors?: readonly SubSector[] | undefined;
  /** Sub-sectors that the law leaves out. */
  readonly except?: readonly SubSector[] | undefined;
  /** Sub-sectors of the regime of which we could not confirm that the law includes them. */
  readonly unconfirmed?: readonly SubSector[] | undefined;
  readonly minimum: readonly Threshold[];
}

/** The properties of a project that decide which regimes it should check. */
export interface CheckedProject {
  readonly sector: SectorKey;
  readonly subSector?: SubSector | undefined;
  readonly province?: ProvinceCode | undefined;
  readonly firmSize?: FirmSize | undefined;
  readonly totalCost?: number | undefined;
  /** The sum sought. The total cost is at least as high. */
  readonly investment?: Investment | undefined;
}

/** The facts that can decide and be unknown, in the order in which they are named. */
const decidingFacts = ['subSector', 'province', 'firmSize', 'totalCost'] as const;

type DecidingFact = (typeof decidingFacts)[number];

/** The result of checking a regime that may apply. Sums are whole US dollars. */
type RegimeResult =
  | { readonly is: 'no-minimum' }
  | { readonly is: 'met'; readonly minimum: number }
  | { readonly is: 'missed'; readonly minimum: number; readonly missing: number }
  /** Depends on unknown facts. `minimum` is absent if the regime has none. */
  | {
      readonly is: 'depends';
      readonly on: readonly DecidingFact[];
      readonly minimum?: { readonly least: number; readonly most: number };
    };

/** A result, and whether the law includes the activity could not be confirmed. */
export type RegimeCheck = RegimeResult & { readonly unconfirmed: boolean };

/** Whether a regime applies to a sector anywhere in the country. */
export function concernsSector(regime: RegimeScope, sector: SectorKey): boolean {
  return regime.sectors.includes(sector);
}

/** Whether a regime applies to a province: it names the province, or it names none and includes one of its sectors. */
export function concernsProvince(regime: RegimeScope, code: ProvinceCode, sectors: readonly SectorKey[]): boolean {
  if (regime.provinces.length > 0) return regime.provinces.includes(code);
  return regime.sectors.some((sector) => sectors.includes(sector));
}

/** Checks a regime for a project; `undefined` if the regime cannot apply. */
export function checkRegime(regime: RegimeRules, project: CheckedProject): RegimeCheck | undefined {
  const { province, subSector } = project;
  if (province !== undefined && regime.provinces.length > 0 && !regime.provinces.includes(province)) return undefined;
  const possible: readonly SubSector[] = subSector === undefined ? subSectorsOf[project.sector] : [subSector];
  const included = possible.filter((one) => includes(regime, one));
  if (included.length === 0) return undefined;
  const thresholds = thresholdsOf(regime, included, project.firmSize);
  if (regime.minimum.length > 0 && thresholds.length === 0) return undefined;
  const isUnconfirmed = (one: SubSector) => regime.unconfirmed?.includes(one) ?? false;
  const certain = possible.every((one) => included.includes(one) && !isUnconfirmed(one));
  const unconfirmed = subSector !== undefined && isUnconfirmed(subSector);
  return { ...resultOf(regime, project, thresholds, certain), unconfirmed };
}

/** Whether a regime has ended: its deadline is before `today` (`YYYY-MM-DD`). */
export const hasEnded = (deadline: { readonly day: string } | undefined, today: string): boolean =>
  deadline !== undefined && deadline.day < today;

/** Whether a project may still join a regime: its facts do not rule that out, and the regime has not ended. */
export const mayJoin = (
  check: RegimeCheck | undefined,
  deadline: { readonly day: string } | undefined,
  today: string,
): boolean => check !== undefined && check.is !== 'missed' && !hasEnded(deadline, today);

/** The regimes that may apply to a project, each with its check: those whose minimum it misses come last. */
export function checkRegimes<Of extends RegimeRules>(
  regimes: readonly Of[],
  project: CheckedProject,
): readonly { readonly regime: Of; readonly check: RegimeCheck }[] {
  const checked = regimes.flatMap((regime) => {
    const check = checkRegime(regime, project);
    return check ? [{ regime, check }] : [];
  });
  const isMissed = ({ check }: { readonly check: RegimeCheck }) => Number(check.is === 'missed');
  return checked.toSorted((one, other) => isMissed(one) - isMissed(other));
}

/** Whether the law includes a sub-sector: it names it, one of the thresholds does, or neither names any. */
function includes({ subSectors, except = [], minimum }: RegimeRules, subSector: SubSector): boolean {
  if (except.includes(subSector)) return false;
  if (subSectors) return subSectors.includes(subSector);
  return minimum.length === 0 || minimum.some((one) => one.subSectors?.includes(subSector) ?? true);
}

/** The thresholds that can apply to one of these sub-sectors and to a firm of this size. */
function thresholdsOf(
  { minimum }: RegimeRules,
  among: readonly SubSector[],
  size: FirmSize | undefined,
): readonly Threshold[] {
  return minimum.filter(
    ({ subSectors, firmSize }) =>
      (subSectors?.some((one) => among.includes(one)) ?? true) &&
      (size === undefined || firmSize === undefined || firmSize === size),
  );
}

function resultOf(
  { provinces }: RegimeRules,
  project: CheckedProject,
  thresholds: readonly Threshold[],
  /** Whether the regime includes every possible sub-sector. */
  certain: boolean,
): RegimeResult {
  const { totalCost, investment } = project;
  const sums = thresholds.map(({ sum }) => sum);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const hasMinimum = sums.length > 0;
  // Below the lowest minimum, the other facts no longer matter.
  if (hasMinimum && totalCost !== undefined && totalCost < least) {
    return { is: 'missed', minimum: least, missing: least - totalCost };
  }
  const reachesAll = !hasMinimum || (totalCost ?? investment?.from ?? 0) >= most;
  const decides: Readonly<Record<DecidingFact, boolean>> = {
    subSector: !certain || (!reachesAll && thresholds.some(({ subSectors, sum }) => subSectors && sum > least)),
    province: provinces.length > 0,
    firmSize: thresholds.some(({ firmSize }) => firmSize !== undefined),
    totalCost: !reachesAll,
  };
  const on = decidingFacts.filter((fact) => project[fact] === undefined && decides[fact]);
  if (on.length > 0) return { is: 'depends', on, ...(hasMinimum && { minimum: { least, most } }) };
  return hasMinimum ? { is: 'met', minimum: most } : { is: 'no-minimum' };
}
