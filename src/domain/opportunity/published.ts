import type { ListedOpportunity } from '#domain/opportunity/opportunity';
import type { ProvinceCode } from '#domain/province';

/** A published opportunity with its times, ISO 8601 in UTC. */
export interface PublishedOpportunity {
  readonly listed: ListedOpportunity;
  readonly createdAt: string;
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
