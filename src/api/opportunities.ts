import { publicList } from '#domain/calls/public-list';
import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { request } from './request';

/** The published opportunities for a reader of a language, newest first. */
export function fetchOpportunities(language: Language): Promise<OpportunitySummary[]> {
  return request(publicList, { query: { language } });
}
