import type { SubSector } from '#domain/opportunity/sub-sector';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import type { DescribedProject } from '#domain/your-project/query';

/** The properties by which an opportunity matches a project. */
interface Matchable {
  readonly sector: SectorKey;
  readonly subSector?: SubSector;
  readonly province?: ProvinceCode;
  /** The last day to apply, `YYYY-MM-DD`. */
  readonly deadline?: string;
}

const mostMatches = 3;

/**
 * The opportunities of the project’s sector that are open on a day: those of its sub-sector first, then those in its
 * province, each in the order of `all`.
 */
export function matchesFor<Opportunity extends Matchable>(
  { sector, subSector, province }: DescribedProject,
  all: readonly Opportunity[],
  today: string,
): readonly Opportunity[] {
  const rank = (opportunity: Matchable) =>
    2 * Number(subSector !== undefined && opportunity.subSector === subSector) +
    Number(province !== undefined && opportunity.province === province);
  const isOpen = ({ deadline }: Matchable) => deadline === undefined || deadline >= today;
  return all
    .filter((opportunity) => opportunity.sector === sector && isOpen(opportunity))
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, mostMatches);
}
