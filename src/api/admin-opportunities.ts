import * as calls from '#domain/calls/opportunities';
import type { DeletedOpportunity, OpportunityHistory, OpportunityRestore } from '#domain/opportunity/history';
import type { Opportunity, OpportunitySave } from '#domain/opportunity/opportunity';
import { request } from './request';

/** A page of all opportunities in full: those after the one with this id, the newest ones for none. The last has none. */
export function fetchOpportunitiesAfter(token: string, id: string): Promise<Opportunity[]> {
  return request(calls.allOpportunities, { token, query: { after: id } });
}

/** One opportunity in full, as it is stored now; a refusal with 404 where there is none. */
export function fetchOpportunity(token: string, id: string): Promise<Opportunity> {
  return request(calls.oneOpportunity, { token, segment: id });
}

/** Creates (no `id`; the `idempotencyKey` makes a repeat harmless) or updates (`id`, and `version` to refuse a stale edit). */
export function saveOpportunity(token: string, save: OpportunitySave, idempotencyKey?: string): Promise<Opportunity> {
  return request(calls.saveOpportunity, { token, body: save, idempotencyKey });
}

/** Deletes an opportunity; deleting it again does no harm. With `version`, another one on top is refused with a 409. */
export function deleteOpportunity(token: string, id: string, version?: number): Promise<void> {
  const query = version === undefined ? {} : { query: { version: String(version) } };
  return request(calls.deleteOpportunity, { token, segment: id, ...query });
}

/** What is in the trash, the last deleted first. */
export function fetchTrash(token: string): Promise<DeletedOpportunity[]> {
  return request(calls.trash, { token });
}

/** The versions of an opportunity, live or in the trash, newest first. */
export function fetchHistory(token: string, id: string): Promise<OpportunityHistory> {
  return request(calls.history, { token, segment: id });
}

/** Brings an opportunity back from the trash, or a past version of it on top; repeating it does no harm. */
export function restoreOpportunity(token: string, id: string, restore: OpportunityRestore = {}): Promise<Opportunity> {
  return request(calls.restoreOpportunity, { token, segment: id, body: restore });
}

/** The records that are stored and cannot be read. */
export function fetchDamagedOpportunities(token: string): Promise<calls.DamagedOpportunity[]> {
  return request(calls.damagedOpportunities, { token });
}

/** What is stored of a damaged record, byte for byte. */
export function fetchDamagedOpportunity(token: string, id: string): Promise<Blob> {
  return request(calls.damagedOpportunity, { token, segment: id });
}
