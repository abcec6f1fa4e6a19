import * as v from 'valibot';
import { isOpportunityId, listedOpportunity, listedOpportunityOf, opportunity } from '#domain/opportunity/opportunity';
import { author } from '#domain/people';
import type { DerivedIndex } from '../store/derived-index.ts';
import type { RecordKind } from '../store/listed-records.ts';
import { shapeHash } from '../store/shape-hash.ts';
import {
  deleterOf,
  firstPublished,
  imagesReferencedBy,
  isPublished,
  lastWrittenAt,
  type OpportunityRecord,
  opportunityOf,
  recordUnder,
} from './record.ts';

const opportunities: RecordKind<OpportunityRecord> = {
  store: 'opportunities',
  schemaOf: recordUnder,
  isKey: isOpportunityId,
  lastWrittenAt,
};

/** Each index of opportunities is one blob. */
function inOneBlob(blob: string) {
  return { of: opportunities, store: 'opportunity-index', blobs: [blob], blobOf: () => blob } as const;
}

const summaryEntry = v.object({
  id: v.string(),
  etag: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  deletedAt: v.exactOptional(v.string()),
  erasedAt: v.exactOptional(v.string()),
  /** Every image that the record references. */
  images: v.array(v.string()),
  /** Only of a published record. */
  listed: v.exactOptional(listedOpportunity),
  /** The first publication of a published record, if it was not its creation. */
  publishedAt: v.exactOptional(v.string()),
  /** When the record is to be published; only of a draft that is not deleted. */
  publishAt: v.exactOptional(v.string()),
});

/** For the public and for the sweep: a few hundred bytes per record. */
export const summaryIndex: DerivedIndex<OpportunityRecord, v.InferOutput<typeof summaryEntry>> = {
  ...inOneBlob('summaries'),
  entry: summaryEntry,
  shape: shapeHash(summaryEntry),
  understood: new Map(),
  entryOf(record, etag) {
    const { id, createdAt, updatedAt, deletedAt, erasedAt, status, publishAt } = record;
    const publishedAt = isPublished(record) ? firstPublished(record) : undefined;
    const isScheduled = deletedAt === undefined && status === 'draft' && publishAt !== undefined;
    return {
      id,
      etag,
      createdAt,
      updatedAt,
      images: imagesReferencedBy(record),
      ...(isPublished(record) && { listed: listedOpportunityOf(opportunityOf(record)) }),
      ...(publishedAt !== undefined && publishedAt !== createdAt && { publishedAt }),
      ...(isScheduled && { publishAt }),
      ...(deletedAt !== undefined && { deletedAt }),
      ...(erasedAt !== undefined && { erasedAt }),
    };
  },
};

const fullEntry = v.object({
  id: v.string(),
  etag: v.string(),
  deletedAt: v.exactOptional(v.string()),
  deletedBy: v.exactOptional(author),
  /** Of a live or deleted record; absent for an erased one. */
  opportunity: v.exactOptional(opportunity),
});

export type FullEntry = v.InferOutput<typeof fullEntry>;

/** For the administrator: complete current versions, so about as large as the response. */
export const fullIndex: DerivedIndex<OpportunityRecord, FullEntry> = {
  ...inOneBlob('full'),
  entry: fullEntry,
  shape: shapeHash(fullEntry),
  understood: new Map(),
  entryOf(record, etag) {
    const { id, deletedAt, erasedAt } = record;
    const deletedBy = deleterOf(record);
    return {
      id,
      etag,
      ...(deletedAt !== undefined && { deletedAt }),
      ...(deletedBy && { deletedBy }),
      ...(erasedAt === undefined && { opportunity: opportunityOf(record) }),
    };
  },
};
