import * as v from 'valibot';
import { paths } from '#domain/api';
import { type Opportunity, opportunity } from '#domain/opportunity/opportunity';
import {
  type DeletedOpportunity,
  deletedOpportunity,
  type OpportunityHistory,
  type OpportunityRestore,
  opportunityHistory,
} from '#domain/opportunity/history';
import { request } from './request';

/** What is in the trash, the last deleted first. */
export function fetchTrash(token: string): Promise<DeletedOpportunity[]> {
  return request(paths.trash, { token, answer: v.array(deletedOpportunity) });
}

/** The versions of an opportunity, live or in the trash, newest first. */
export function fetchHistory(token: string, id: string): Promise<OpportunityHistory> {
  return request(paths.opportunityHistory(id), { token, answer: opportunityHistory });
}

/** Brings an opportunity back from the trash, or a past version of it on top; repeating it does no harm. */
export function restoreOpportunity(token: string, id: string, restore: OpportunityRestore = {}): Promise<Opportunity> {
  return request(paths.restoreOpportunity(id), { method: 'POST', token, json: restore, answer: opportunity });
}
