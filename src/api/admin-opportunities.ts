import * as imageCalls from '#domain/calls/images';
import * as calls from '#domain/calls/opportunities';
import type { DeletedOpportunity, OpportunityHistory, OpportunityRestore } from '#domain/opportunity/history';
import type { Opportunity, OpportunitySave } from '#domain/opportunity/opportunity';
import { request, uploadTimeout } from './request';
import type { Watch } from './upload-with-progress';

/**
 * Fetches a page of opportunities in full: those after the given id, or the newest if it is empty. An empty page is the
 * end.
 */
export function fetchOpportunitiesAfter(token: string, id: string): Promise<Opportunity[]> {
  return request(calls.listOpportunities, { token, query: { after: id } });
}

/** Fetches the current version of an opportunity; rejects with 404 if there is none. */
export function fetchOpportunity(token: string, id: string): Promise<Opportunity> {
  return request(calls.readOpportunity, { token, segment: id });
}

/**
 * Creates an opportunity (no `id`; with an `idempotencyKey` it can be repeated safely) or updates one (`id`, and
 * `version` to reject an outdated edit).
 */
export function saveOpportunity(token: string, save: OpportunitySave, idempotencyKey?: string): Promise<Opportunity> {
  return request(calls.saveOpportunity, { token, body: save, idempotencyKey });
}

/** Deletes an opportunity; repeating it is harmless. Rejects with 409 if `version` is given and no longer current. */
export function deleteOpportunity(token: string, id: string, version?: number): Promise<void> {
  const query = version === undefined ? {} : { query: { version: String(version) } };
  return request(calls.deleteOpportunity, { token, segment: id, ...query });
}

/** Fetches the trash, latest deletion first. */
export function fetchTrash(token: string): Promise<DeletedOpportunity[]> {
  return request(calls.listTrash, { token });
}

/** The versions of an opportunity, live or in the trash, newest first. */
export function fetchHistory(token: string, id: string): Promise<OpportunityHistory> {
  return request(calls.readHistory, { token, segment: id });
}

/** Restores an opportunity from the trash, or a past version of it; repeating it is harmless. */
export function restoreOpportunity(token: string, id: string, restore: OpportunityRestore = {}): Promise<Opportunity> {
  return request(calls.restoreOpportunity, { token, segment: id, body: restore });
}

/** Uploads one image; resolves to its stored name. */
export function uploadImage(token: string, file: Blob, watch: Watch): Promise<string> {
  return request(imageCalls.uploadImage, { token, body: file, timeout: uploadTimeout, watch });
}

/** Marks an image for deletion: its bytes are deleted once no opportunity references it. */
export function deleteImage(token: string, name: string): Promise<void> {
  return request(imageCalls.deleteImage, { token, segment: name });
}
