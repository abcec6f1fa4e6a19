import { publicList } from '#domain/calls/public-list';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { request } from './request';

/** The published opportunities, newest first. */
export function fetchOpportunities(): Promise<OpportunitySummary[]> {
  return request(publicList, {});
}
