import { listPublished } from '#domain/calls/public-list';
import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { request } from './request';

/** Fetches the published opportunities in a language, newest first. */
export function fetchOpportunities(language: Language): Promise<OpportunitySummary[]> {
  return request(listPublished, { query: { language } });
}
