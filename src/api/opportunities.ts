import * as v from 'valibot';
import { paths } from '#domain/api';
import { type OpportunitySummary, opportunitySummary } from '#domain/opportunity/opportunity';
import { request } from './request';

const answer = v.array(opportunitySummary);

/** The published opportunities, newest first. */
export function fetchOpportunities(): Promise<OpportunitySummary[]> {
  return request(paths.opportunities, { answer });
}
