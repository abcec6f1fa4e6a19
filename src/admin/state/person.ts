import { csvSeparatorOf } from '#domain/csv';
import type { DeskEnquiry, ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { type ExportedDays, exportEnquiries, fetchEnquiry } from '../../api/enquiry-desk';
import { type CallResult, withToken } from './call';
import { $language } from './language';

/** All that is stored of some enquiries, as a person may ask for it; one that was erased meanwhile is left out. */
export async function wholeEnquiries(listed: readonly ListedEnquiry[]): Promise<CallResult<readonly DeskEnquiry[]>> {
  const whole: DeskEnquiry[] = [];
  for (const { id } of listed) {
    const result = await withToken((token) => fetchEnquiry(token, id));
    if (result.kind === 'answered') whole.push(result.answer);
    else if (result.kind === 'forbidden' || result.error.status !== 404) return result;
  }
  return { kind: 'answered', answer: whole };
}

/** The enquiries of some days as a CSV file for a spreadsheet in the reader's language. */
export function exportDays(days: ExportedDays): Promise<CallResult<Blob>> {
  return withToken((token) => exportEnquiries(token, days, csvSeparatorOf($language.get())));
}
