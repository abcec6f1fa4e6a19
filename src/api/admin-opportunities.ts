import * as v from 'valibot';
import { paths } from '#domain/api';
import { type Opportunity, type OpportunitySave, opportunity } from '#domain/opportunity';
import { request } from './request';

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

/** Deletes an opportunity; deleting it again does no harm. */
export async function deleteOpportunity(token: string, id: string): Promise<void> {
  await request(paths.deleteOpportunity(id), { method: 'DELETE', token, answer: v.unknown() });
}
