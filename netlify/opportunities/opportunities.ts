import type { SentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { isPublishTimeAhead } from '#domain/opportunity/schedule';
import type { Author } from '#domain/people';
import { openStore } from '../store/blob-store.ts';
import { Damaged, done, readStored } from '../store/compare-and-swap.ts';
import { withinDeadline } from '../store/deadline.ts';
import { newWrite, type Write } from './author.ts';
import { eraseDamaged } from './damaged.ts';
import {
  deletedRecord,
  editedRecord,
  fingerprintOf,
  isUnchangedBy,
  newRecord,
  type OpportunityRecord,
  opportunityOf,
  recordUnder,
  type SentOpportunity,
  versionWrittenBy,
} from './record.ts';
import { writeRecord } from './write-record.ts';

/**
 * `missing`: a repeated creation whose opportunity was deleted since. `publish-time`: a new time of publication is not
 * ahead.
 */
export type CreateOutcome =
  | { readonly kind: 'created' | 'repeated'; readonly opportunity: Opportunity }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'publish-time' }
  | { readonly kind: 'missing' };

export type UpdateOutcome =
  | { readonly kind: 'updated'; readonly opportunity: Opportunity }
  | { readonly kind: 'conflict'; readonly current: Opportunity }
  | { readonly kind: 'publish-time' }
  | { readonly kind: 'missing' };

type DeleteOutcome = { readonly kind: 'deleted' } | { readonly kind: 'conflict'; readonly current: Opportunity };

/**
 * Creates an opportunity under an id that the client chose (the Idempotency-Key). The same id with the same fields is
 * `repeated` and returns the current record, even after edits; with other fields it is `key-reused`.
 */
export async function createOpportunity(id: string, fields: SentContent, by?: Author): Promise<CreateOutcome> {
  const record = newRecord(id, fields, newWrite(by));
  return writeRecord<CreateOutcome>(id, (current) => {
    if (!current && !mayHavePublishTime(record, undefined)) return done({ kind: 'publish-time' });
    if (!current)
      return { kind: 'write', value: record, result: { kind: 'created', opportunity: opportunityOf(record) } };
    const mine = versionWrittenBy(current, record.writeToken);
    if (mine) return done({ kind: 'created', opportunity: opportunityOf(current, mine) });
    if (current.fingerprint !== fingerprintOf(fields)) return done({ kind: 'key-reused' });
    if (current.deletedAt !== undefined) return done({ kind: 'missing' });
    return done({ kind: 'repeated', opportunity: opportunityOf(current) });
  });
}

/**
 * Saves new fields of an opportunity. With `expectedVersion`, another version is a `conflict` and nothing is
 * overwritten; without, the save applies to the current version. Unchanged fields are `updated` without a new version,
 * so that an empty save pushes no past version out.
 */
export async function updateOpportunity(
  id: string,
  fields: SentOpportunity,
  expectedVersion: number | undefined,
  by?: Author,
): Promise<UpdateOutcome> {
  const write = newWrite(by);
  return writeRecord<UpdateOutcome>(id, (current) => {
    if (!current) return done({ kind: 'missing' });
    const mine = versionWrittenBy(current, write.token);
    if (mine) return done({ kind: 'updated', opportunity: opportunityOf(current, mine) });
    if (current.deletedAt !== undefined) return done({ kind: 'missing' });
    if (expectedVersion !== undefined && expectedVersion !== current.version) {
      return done({ kind: 'conflict', current: opportunityOf(current) });
    }
    if (isUnchangedBy(current, fields)) return done({ kind: 'updated', opportunity: opportunityOf(current) });
    const value = editedRecord(current, fields, write);
    if (!mayHavePublishTime(value, current)) return done({ kind: 'publish-time' });
    return { kind: 'write', value, result: { kind: 'updated', opportunity: opportunityOf(value) } };
  });
}

/** A time of publication that was set before is kept even if it has passed: it is due. */
function mayHavePublishTime(
  { publishAt, updatedAt }: OpportunityRecord,
  before: OpportunityRecord | undefined,
): boolean {
  return (
    publishAt === undefined || publishAt === before?.publishAt || isPublishTimeAhead(publishAt, new Date(updatedAt))
  );
}

/**
 * Moves an opportunity to the trash: its record stays. Can be repeated, also for an unknown id. With `expectedVersion`
 * a live record in another version is a `conflict` and stays, also one that was deleted in that version and restored
 * since. A damaged record is erased unless a version is expected.
 */
export function deleteOpportunity(id: string, expectedVersion?: number, by?: Author): Promise<DeleteOutcome> {
  const write = newWrite(by);
  return withinDeadline(async () => {
    try {
      return await putIntoTrash(id, expectedVersion, write);
    } catch (error) {
      if (!(error instanceof Damaged) || expectedVersion !== undefined) throw error;
      await eraseDamaged(id, error, write.at);
      return { kind: 'deleted' };
    }
  });
}

function putIntoTrash(id: string, expectedVersion: number | undefined, write: Write): Promise<DeleteOutcome> {
  const deleted = { kind: 'deleted' } as const;
  return writeRecord<DeleteOutcome>(id, (current) => {
    // A live record with this token: the deletion was stored without a response, and somebody has restored the record
    // since.
    const isDone = current?.deletedAt !== undefined || current?.deletionToken === write.token;
    if (!current || isDone) return done(deleted);
    if (expectedVersion !== undefined && expectedVersion !== current.version) {
      return done({ kind: 'conflict', current: opportunityOf(current) });
    }
    return { kind: 'write', value: deletedRecord(current, write), result: deleted };
  });
}

/** The current opportunity; `undefined` when it never existed or is deleted. */
export async function readOpportunity(id: string): Promise<Opportunity | undefined> {
  const record = await readStored(openStore('opportunities'), id, recordUnder(id));
  return record && record.deletedAt === undefined ? opportunityOf(record) : undefined;
}
