import type { ListedOpportunity, OpportunitySummary } from '#domain/opportunity/opportunity';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

/** A published opportunity with its times, ISO 8601 in UTC. */
export interface PublishedOpportunity {
  readonly listed: ListedOpportunity;
  readonly createdAt: string;
  /** Its first publication. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** The number of opportunities of each province; provinces without any are left out. */
export function countByProvince(
  opportunities: readonly PublishedOpportunity[],
): Readonly<Partial<Record<ProvinceCode, number>>> {
  const counts: Partial<Record<ProvinceCode, number>> = {};
  for (const { listed } of opportunities) {
    if (listed.province) counts[listed.province] = (counts[listed.province] ?? 0) + 1;
  }
  return counts;
}

/** The properties that relate opportunities. */
interface Placed {
  readonly id: string;
  readonly sector: SectorKey;
  readonly province?: ProvinceCode;
}

/** Related opportunities on a page. */
const mostRelated = 3;

/** Related opportunities: of the same sector, then of the same province, each in the order of `all`. */
export function relatedTo<Other extends Placed>({ id, sector, province }: Placed, all: readonly Other[]): Other[] {
  const others = all.filter((other) => other.id !== id);
  const sameSector = others.filter((other) => other.sector === sector);
  const sameProvince = others.filter((other) => other.sector !== sector && province && other.province === province);
  return [...sameSector, ...sameProvince].slice(0, mostRelated);
}

/** The opportunities on the home page. */
interface Featured {
  /** With its plate and facts. */
  readonly project: OpportunitySummary;
  /** In one row each. */
  readonly others: readonly OpportunitySummary[];
}

/** Most opportunities below the featured one. */
const mostBelowFeatured = 3;

/**
 * The project that the home page features, and those below it: of `all`, in order, those still open on a day
 * (`YYYY-MM-DD`). The first one with an image is featured; `undefined` without projects.
 */
export function featuredOf(all: readonly OpportunitySummary[], today: string): Featured | undefined {
  const open = all.filter(({ deadline }) => deadline === undefined || deadline >= today);
  const project = open.find(({ imageURL }) => imageURL.length > 0) ?? open[0];
  return project && { project, others: open.filter(({ id }) => id !== project.id).slice(0, mostBelowFeatured) };
}
