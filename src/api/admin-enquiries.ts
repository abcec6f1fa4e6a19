import * as calls from '#domain/calls/admin-enquiries';
import { type CsvSeparator, separatorParameter } from '#domain/csv';
import type { AdminEnquiry, EnquiryUpdate, InboxRow } from '#domain/enquiry/admin-enquiry';
import { request } from './request';

/** Timeout of the export, in milliseconds. */
const exportTimeout = 60_000;

/** Fetches a page of enquiries: those after the given id, or the newest if it is empty. An empty page is the end. */
export function fetchEnquiriesAfter(token: string, id: string): Promise<InboxRow[]> {
  return request(calls.listEnquiries, { token, query: { after: id } });
}

/** Fetches the current version of an enquiry; rejects with 404 if there is none. */
export function fetchEnquiry(token: string, id: string): Promise<AdminEnquiry> {
  return request(calls.readEnquiry, { token, segment: id });
}

/**
 * Updates an enquiry; the same `idempotencyKey` applies the change only once. Rejects with 409 if `version` is given and
 * no longer current.
 */
export function updateEnquiry(
  token: string,
  id: string,
  update: EnquiryUpdate,
  idempotencyKey: string,
): Promise<AdminEnquiry> {
  return request(calls.updateEnquiry, { token, segment: id, body: update, idempotencyKey });
}

/**
 * Erases an enquiry permanently; repeating it is harmless. Rejects with 409 if `version` is given and no longer current.
 */
export function deleteEnquiry(token: string, id: string, version?: number): Promise<void> {
  const query = version === undefined ? {} : { query: { version: String(version) } };
  return request(calls.deleteEnquiry, { token, segment: id, ...query });
}

/** Range of an export, `YYYY-MM-DD`, both days included; empty for no limit. */
export interface ExportedDays {
  readonly from: string;
  readonly to: string;
}

/** Fetches the enquiries of a range of days as a CSV file. */
export function exportEnquiries(token: string, { from, to }: ExportedDays, separator: CsvSeparator): Promise<Blob> {
  const query = { ...(from !== '' && { from }), ...(to !== '' && { to }), [separatorParameter]: separator };
  return request(calls.exportEnquiries, { token, query, timeout: exportTimeout });
}

/** Fetches the number of unanswered enquiries and the age of the oldest. */
export function fetchWaitingEnquiries(token: string): Promise<calls.WaitingEnquiries> {
  return request(calls.waitingEnquiries, { token });
}
