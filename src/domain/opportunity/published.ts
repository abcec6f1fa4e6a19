import type { ListedOpportunity } from '#domain/opportunity/opportunity';

/** A published opportunity with its times, ISO 8601 in UTC. */
export interface PublishedOpportunity {
  readonly listed: ListedOpportunity;
  readonly createdAt: string;
  readonly updatedAt: string;
}
