import * as calls from '#domain/calls/admin-enquiries';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { request } from './request';

/** Fetches the current version of an enquiry; rejects with 404 if there is none. */
export function fetchEnquiry(token: string, id: string): Promise<AdminEnquiry> {
  return request(calls.readEnquiry, { token, segment: id });
}

/**
 * Erases an enquiry permanently; repeating it is harmless. Rejects with 409 if `version` is given and no longer current.
 */
export function deleteEnquiry(token: string, id: string, version?: number): Promise<void> {
  const query = version === undefined ? {} : { query: { version: String(version) } };
  return request(calls.deleteEnquiry, { token, segment: id, ...query });
}
