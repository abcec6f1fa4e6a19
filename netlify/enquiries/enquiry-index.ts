import * as v from 'valibot';
import { enquiryStates, isEnquiryId, type ListedEnquiry, listedEnquiryOf } from '#domain/enquiry/admin-enquiry';
import { horizons, sizes, suspicions } from '#domain/enquiry/enquiry';
import { languages } from '#domain/language';
import type { DerivedIndex } from '../store/derived-index.ts';
import type { RecordKind } from '../store/listed-records.ts';
import { shapeHash } from '../store/shape-hash.ts';
import { adminEnquiryOf, isLive, type StoredEnquiry, sender, storedEnquiry } from './record.ts';

const enquiries: RecordKind<StoredEnquiry> = {
  store: 'enquiries',
  schemaOf: () => storedEnquiry,
  isKey: isEnquiryId,
  lastWrittenAt,
};

/**
 * `listedEnquiry` without its limits: enquiries stay listed when limits become lower, and thousands are parsed at
 * once.
 */
const listed = v.object({
  id: v.string(),
  reference: v.string(),
  receivedAt: v.string(),
  answerBy: v.string(),
  state: v.picklist(enquiryStates),
  version: v.number(),
  followedUpAt: v.array(v.string()),
  attached: v.exactOptional(v.array(v.string())),
  heldFor: v.exactOptional(v.array(v.picklist(suspicions))),
  assignee: v.exactOptional(v.string()),
  assigneeId: v.exactOptional(v.string()),
  answeredAt: v.exactOptional(v.string()),
  enquiry: v.object({
    ...sender,
    opportunities: v.exactOptional(v.array(v.string())),
    phone: v.exactOptional(v.string()),
    wechat: v.exactOptional(v.string()),
    horizon: v.exactOptional(v.picklist(horizons)),
    size: v.exactOptional(v.picklist(sizes)),
    language: v.exactOptional(v.picklist(languages)),
  }),
  messageStart: v.string(),
}) satisfies v.GenericSchema<unknown, ListedEnquiry>;

const entry = v.object({
  id: v.string(),
  etag: v.string(),
  reference: v.string(),
  receivedAt: v.string(),
  erasedAt: v.exactOptional(v.string()),
  /** Absent for an erased enquiry. */
  listed: v.exactOptional(listed),
});

export type EnquiryEntry = v.InferOutput<typeof entry>;

const hexDigits = [...'0123456789abcdef'];
const blobOf = (id: string) => `listed-${id.charAt(0)}`;

/**
 * The list’s data of every enquiry. In sixteen blobs, because 10,000 enquiries take 8 MB and a change rewrites one
 * blob.
 */
export const enquiryIndex: DerivedIndex<StoredEnquiry, EnquiryEntry> = {
  of: enquiries,
  store: 'enquiry-index',
  blobs: hexDigits.map(blobOf),
  blobOf,
  entry,
  shape: shapeHash(entry),
  understood: new Map(),
  entryOf(record, etag, id) {
    const { reference, receivedAt, erasedAt } = record;
    return {
      id,
      etag,
      reference,
      receivedAt,
      ...(erasedAt !== undefined && { erasedAt }),
      ...(isLive(record) && { listed: listedEnquiryOf(adminEnquiryOf(id, record)) }),
    };
  },
};

/** The time of the last write, in milliseconds, by the writer’s clock. */
function lastWrittenAt({ erasedAt, updatedAt, receivedAt }: StoredEnquiry): number {
  return Date.parse(erasedAt ?? updatedAt ?? receivedAt);
}
