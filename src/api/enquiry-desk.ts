import * as calls from '#domain/calls/enquiry-desk';
import { type CsvSeparator, separatorParameter } from '#domain/csv';
import type { DeskEnquiry, EnquiryUpdate, InboxRow } from '#domain/enquiry/desk-enquiry';
import { request } from './request';

/** Milliseconds that the file of all enquiries may take. */
const exportTimeout = 60_000;

/** A page of the enquiries: those after the one with this id, the newest ones for none. The last has none. */
export function fetchEnquiriesAfter(token: string, id: string): Promise<InboxRow[]> {
  return request(calls.allEnquiries, { token, query: { after: id } });
}

/** One enquiry in full, as it is stored now; a refusal with 404 where there is none. */
export function fetchEnquiry(token: string, id: string): Promise<DeskEnquiry> {
  return request(calls.oneEnquiry, { token, segment: id });
}

/** Changes an enquiry; the same `idempotencyKey` changes it once. With `version`, another one on top is a 409. */
export function updateEnquiry(
  token: string,
  id: string,
  update: EnquiryUpdate,
  idempotencyKey: string,
): Promise<DeskEnquiry> {
  return request(calls.updateEnquiry, { token, segment: id, body: update, idempotencyKey });
}

/** Erases an enquiry for good; erasing it again does no harm. With `version`, another one on top is a 409. */
export function deleteEnquiry(token: string, id: string, version?: number): Promise<void> {
  const query = version === undefined ? {} : { query: { version: String(version) } };
  return request(calls.deleteEnquiry, { token, segment: id, ...query });
}

/** The days that an export is of, `YYYY-MM-DD`, both included; empty for no bound. */
export interface ExportedDays {
  readonly from: string;
  readonly to: string;
}

/** The enquiries of some days as a CSV file. */
export function exportEnquiries(token: string, { from, to }: ExportedDays, separator: CsvSeparator): Promise<Blob> {
  const query = { ...(from !== '' && { from }), ...(to !== '' && { to }), [separatorParameter]: separator };
  return request(calls.exportEnquiries, { token, query, timeout: exportTimeout });
}

/** How many enquiries wait for an answer, and since when. */
export function fetchWaitingEnquiries(token: string): Promise<calls.WaitingEnquiries> {
  return request(calls.waitingEnquiries, { token });
}
