import { csvSeparatorOf } from '#domain/csv';
import type { DeskEnquiry, ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { type ExportedDays, exportEnquiries, fetchEnquiry } from '../../api/enquiry-desk';
import { $language } from '../i18n/language';
import { type CallResult, withToken } from '../session/call';

/**
 * Loads the full records of a person's enquiries, for a request for access to personal data. Skips enquiries erased in
 * the meantime.
 */
export async function wholeEnquiries(listed: readonly ListedEnquiry[]): Promise<CallResult<readonly DeskEnquiry[]>> {
  const whole: DeskEnquiry[] = [];
  for (const { id } of listed) {
    const result = await withToken((token) => fetchEnquiry(token, id));
    if (result.kind === 'answered') whole.push(result.answer);
    else if (result.kind === 'forbidden' || result.error.status !== 404) return result;
  }
  return { kind: 'answered', answer: whole };
}

/** Exports the enquiries of some days as CSV, for a spreadsheet in the reader's language. */
export function exportDays(days: ExportedDays): Promise<CallResult<Blob>> {
  return withToken((token) => exportEnquiries(token, days, csvSeparatorOf($language.get())));
}
