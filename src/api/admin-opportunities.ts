import * as v from 'valibot';
import { type DamagedOpportunity, damagedOpportunities, paths } from '#domain/api';
import { type Opportunity, type OpportunitySave, opportunity } from '#domain/opportunity/opportunity';
import { request, requestFile } from './request';

/** Every opportunity in full, newest first, as it is stored now. */
export function fetchAllOpportunities(token: string): Promise<Opportunity[]> {
  return request(paths.adminOpportunities, { token, answer: v.array(opportunity) });
}

/** Creates (no `id`; the `idempotencyKey` makes a repeat harmless) or updates (`id`, and `version` to refuse a stale edit). */
export function saveOpportunity(token: string, save: OpportunitySave, idempotencyKey?: string): Promise<Opportunity> {
  return request(paths.saveOpportunity, {
    method: 'POST',
    token,
    json: save,
    ...(idempotencyKey && { idempotencyKey }),
    answer: opportunity,
  });
}

/**
 * Deletes an opportunity; deleting it again does no harm. With `version`, another one on top is refused with a 409: an
 * attempt that is repeated late never deletes what has been brought back or changed since.
 */
export async function deleteOpportunity(token: string, id: string, version?: number): Promise<void> {
  await request(paths.deleteOpportunity(id, version), { method: 'DELETE', token, answer: v.unknown() });
}

/** The records that are stored and cannot be understood. */
export function fetchDamagedOpportunities(token: string): Promise<DamagedOpportunity[]> {
  return request(paths.damagedOpportunities, { token, answer: damagedOpportunities });
}

/** What is stored of a damaged record, byte for byte. */
export function fetchDamagedOpportunity(token: string, id: string): Promise<Blob> {
  return requestFile(paths.damagedOpportunity(id), token);
}
