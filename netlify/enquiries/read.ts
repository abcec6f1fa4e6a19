import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { openStore } from '../store/blob-store.ts';
import { readStored } from '../store/compare-and-swap.ts';
import { deskEnquiryOf, isLive, storedEnquiry } from './record.ts';

/** The current enquiry; `undefined` when it never existed or was erased. */
export async function readEnquiry(id: string): Promise<DeskEnquiry | undefined> {
  const record = await readStored(openStore('enquiries'), id, storedEnquiry);
  return isLive(record) ? deskEnquiryOf(id, record) : undefined;
}
