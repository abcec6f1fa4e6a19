import * as v from 'valibot';
import { isEnquiryId, type ListedEnquiry, listedEnquiry, messageStart } from '#domain/enquiry/desk-enquiry';
import type { DerivedIndex } from '../store/derived-index.ts';
import type { RecordKind } from '../store/listed-records.ts';
import { shapeHash } from '../store/shape-hash.ts';
import { deskEnquiryOf, isLive, lastWrittenAt, type StoredEnquiry, storedEnquiry } from './record.ts';

const enquiries: RecordKind<StoredEnquiry> = {
  store: 'enquiries',
  schema: storedEnquiry,
  isKey: isEnquiryId,
  lastWrittenAt,
};

const entry = v.object({
  id: v.string(),
  etag: v.string(),
  reference: v.string(),
  receivedAt: v.string(),
  erasedAt: v.exactOptional(v.string()),
  // Not looked through at every read: its shape is part of the entry's, and only this code writes it.
  listed: v.exactOptional(v.custom<ListedEnquiry>((value) => typeof value === 'object' && value !== null)),
});

export type EnquiryEntry = v.InferOutput<typeof entry>;

const hexDigits = [...'0123456789abcdef'];
const blobOf = (id: string) => `listed-${id.charAt(0)}`;

/**
 * What the desk's list shows of every enquiry. In sixteen blobs, because 10,000 enquiries are 8 MB: a change writes one of
 * them again.
 */
export const enquiryIndex: DerivedIndex<StoredEnquiry, EnquiryEntry> = {
  of: enquiries,
  store: 'enquiry-index',
  blobs: hexDigits.map(blobOf),
  blobOf,
  entry,
  shape: shapeHash(v.object({ ...entry.entries, listed: listedEnquiry })),
  entryOf(record, etag, id) {
    const { reference, receivedAt, erasedAt } = record;
    return {
      ...{ id, etag, reference, receivedAt },
      ...(erasedAt !== undefined && { erasedAt }),
      ...(isLive(record) && { listed: listedOf(deskEnquiryOf(id, record)) }),
    };
  },
};

function listedOf({
  notes: _notes,
  events: _events,
  enquiry,
  ...desk
}: ReturnType<typeof deskEnquiryOf>): ListedEnquiry {
  const { message, ...rest } = enquiry;
  return { ...desk, enquiry: rest, messageStart: message.slice(0, messageStart) };
}
