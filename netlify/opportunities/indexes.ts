import * as v from 'valibot';
import { listedOf, listedOpportunity, opportunity } from '#domain/opportunity/opportunity';
import { imagesReferencedBy, isPublished, type OpportunityRecord, opportunityOf } from './record.ts';
import { shapeHash } from './shape-hash.ts';

/** What every index remembers of a record: as it was under one etag. */
export interface IndexEntry {
  readonly id: string;
  readonly etag: string;
}

/** One derived list of all records: the blob that it is kept in, and what it keeps of each record. */
export interface Index<Entry extends IndexEntry> {
  readonly key: string;
  readonly entry: v.GenericSchema<unknown, Entry>;
  /** Stands in every entry: one of another shape is not believed, and its record is read again. */
  readonly shape: string;
  readonly entryOf: (record: OpportunityRecord, etag: string) => Entry;
}

const summaryEntry = v.object({
  id: v.string(),
  etag: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  deletedAt: v.exactOptional(v.string()),
  erasedAt: v.exactOptional(v.string()),
  /** Every image that the record refers to. */
  images: v.array(v.string()),
  /** Of a published record. */
  listed: v.exactOptional(listedOpportunity),
});

/** For the public, and for the sweep: a few hundred bytes a record. */
export const summaryIndex: Index<v.InferOutput<typeof summaryEntry>> = {
  key: 'summaries',
  entry: summaryEntry,
  shape: shapeHash(summaryEntry),
  entryOf(record, etag) {
    const { id, createdAt, updatedAt, deletedAt, erasedAt } = record;
    return {
      id,
      etag,
      createdAt,
      updatedAt,
      images: imagesReferencedBy(record),
      ...(isPublished(record) && { listed: listedOf(opportunityOf(record)) }),
      ...(deletedAt !== undefined && { deletedAt }),
      ...(erasedAt !== undefined && { erasedAt }),
    };
  },
};

const fullEntry = v.object({
  id: v.string(),
  etag: v.string(),
  deletedAt: v.exactOptional(v.string()),
  /** Of a live or deleted record; an erased one has nothing to show. */
  opportunity: v.exactOptional(opportunity),
});

export type FullEntry = v.InferOutput<typeof fullEntry>;

/** For the administrator: current versions whole, so about as large as the answer that is made of it. */
export const fullIndex: Index<FullEntry> = {
  key: 'full',
  entry: fullEntry,
  shape: shapeHash(fullEntry),
  entryOf(record, etag) {
    const { id, deletedAt, erasedAt } = record;
    return {
      id,
      etag,
      ...(deletedAt !== undefined && { deletedAt }),
      ...(erasedAt === undefined && { opportunity: opportunityOf(record) }),
    };
  },
};
