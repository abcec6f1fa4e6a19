import type { Opportunity, OpportunitySummary } from '#domain/opportunity';

export async function listOpportunities(): Promise<Opportunity[]> {
  throw new Error('being written');
}
export async function listSummaries(): Promise<OpportunitySummary[]> {
  throw new Error('being written');
}
