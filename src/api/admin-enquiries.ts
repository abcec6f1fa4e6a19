import * as calls from '#domain/calls/admin-enquiries';
import { csvSeparatorOf, separatorParameter } from '#domain/csv';
import type { AdminEnquiry, EnquiryUpdate, InboxRow } from '#domain/enquiry/admin-enquiry';
import { type InboxQuery, inboxQueries } from '#domain/enquiry/inbox-query';
import type { Language } from '#domain/language';
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

/** The enquiries to export. */
interface ExportedEnquiries {
  /** Range of days, `YYYY-MM-DD`, both included; empty for no limit. */
  readonly from: string;
  readonly to: string;
  /** The inbox's filters. */
  readonly query: InboxQuery;
  /** Language of the columns and values. */
  readonly language: Language;
}

/** Fetches enquiries as a CSV file for a spreadsheet of the language. */
export function exportEnquiries(token: string, exported: ExportedEnquiries): Promise<Blob> {
  const { from, to, query: filters, language } = exported;
  const query = {
    ...Object.fromEntries(new URLSearchParams(inboxQueries.search({ ...filters, page: 1 }))),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    [separatorParameter]: csvSeparatorOf(language),
    names: language,
  };
  return request(calls.exportEnquiries, { token, query, timeout: exportTimeout });
}

/** Fetches the number of unanswered enquiries and the age of the oldest. */
export function fetchWaitingEnquiries(token: string): Promise<calls.WaitingEnquiries> {
  return request(calls.waitingEnquiries, { token });
}
