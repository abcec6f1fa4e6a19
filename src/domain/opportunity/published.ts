import type { ListedOpportunity, OpportunitySummary } from '#domain/opportunity/opportunity';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

/** A published opportunity with its times, ISO 8601 in UTC. */
export interface PublishedOpportunity {
  readonly listed: ListedOpportunity;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** How many opportunities each province has; one without any is left out. */
export function countByProvince(
  opportunities: readonly PublishedOpportunity[],
): Readonly<Partial<Record<ProvinceCode, number>>> {
  const counts: Partial<Record<ProvinceCode, number>> = {};
  for (const { listed } of opportunities) {
    if (listed.province) counts[listed.province] = (counts[listed.province] ?? 0) + 1;
  }
  return counts;
}

/** What makes one opportunity related to another. */
interface Placed {
  readonly id: string;
  readonly sector: SectorKey;
  readonly province?: ProvinceCode;
}

/** How many related opportunities a page shows. */
const mostRelated = 3;

/** The opportunities to look at after one: those of its sector, then those of its province, each in the order of `all`. */
export function relatedTo<Other extends Placed>({ id, sector, province }: Placed, all: readonly Other[]): Other[] {
  const others = all.filter((other) => other.id !== id);
  const sameSector = others.filter((other) => other.sector === sector);
  const sameProvince = others.filter((other) => other.sector !== sector && province && other.province === province);
  return [...sameSector, ...sameProvince].slice(0, mostRelated);
}

/** What the home page shows of the list. */
interface Featured {
  /** With a plate of its own, and its facts. */
  readonly project: OpportunitySummary;
  /** In a row each. */
  readonly others: readonly OpportunitySummary[];
}

/** How many stand below the featured one. */
const mostBelowFeatured = 3;

/**
 * The project that the home page features, and those below it: of `all`, in their order, whoever can still apply on a day
 * (`YYYY-MM-DD`). The first that can be seen, by its image, is featured; none where there is no project.
 */
export function featuredOf(all: readonly OpportunitySummary[], today: string): Featured | undefined {
  const open = all.filter(({ deadline }) => deadline === undefined || deadline >= today);
  const project = open.find(({ imageURL }) => imageURL.length > 0) ?? open[0];
  return project && { project, others: open.filter(({ id }) => id !== project.id).slice(0, mostBelowFeatured) };
}
