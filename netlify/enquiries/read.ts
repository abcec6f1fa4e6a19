import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { openStore } from '../store/blob-store.ts';
import { readStored } from '../store/compare-and-swap.ts';
import { adminEnquiryOf, isLive, storedEnquiry } from './record.ts';

/** The current enquiry; `undefined` when it never existed or was erased. */
export async function readEnquiry(id: string): Promise<AdminEnquiry | undefined> {
  const record = await readStored(openStore('enquiries'), id, storedEnquiry);
  return isLive(record) ? adminEnquiryOf(id, record) : undefined;
}
