import type { SentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { openStore } from '../store/blob-store.ts';
import { Damaged, done, readStored } from '../store/compare-and-swap.ts';
import { withinDeadline } from '../store/deadline.ts';
import { eraseDamaged } from './damaged.ts';
import {
  deletedRecord,
  editedRecord,
  fingerprintOf,
  newRecord,
  opportunityOf,
  recordUnder,
  saysTheSame,
  versionWrittenBy,
} from './record.ts';
import { writeRecord } from './write-record.ts';

/** `missing`: the repeat of a creation whose opportunity has been deleted since. */
export type CreateOutcome =
  | { readonly kind: 'created' | 'repeated'; readonly opportunity: Opportunity }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'missing' };

export type UpdateOutcome =
  | { readonly kind: 'updated'; readonly opportunity: Opportunity }
  | { readonly kind: 'conflict'; readonly current: Opportunity }
  | { readonly kind: 'missing' };

export type DeleteOutcome = { readonly kind: 'deleted' } | { readonly kind: 'conflict'; readonly current: Opportunity };

/**
 * Creates an opportunity under an id that the client made (the Idempotency-Key). The same id with the same fields is
 * `repeated` and answers with the record as it stands, even after edits; with other fields it is `key-reused`.
 */
export async function createOpportunity(id: string, fields: SentContent): Promise<CreateOutcome> {
  const record = newRecord(id, fields, crypto.randomUUID(), new Date().toISOString());
  return writeRecord<CreateOutcome>(id, (current) => {
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
 * Saves new fields over an opportunity. With `expectedVersion`, another version is a `conflict` and nothing is
 * overwritten; without, the save goes on top of whatever is there. Fields that say what already stands are `updated`
 * without a new version, so that saving nothing pushes no past version out.
 */
export async function updateOpportunity(
  id: string,
  fields: SentContent,
  expectedVersion: number | undefined,
): Promise<UpdateOutcome> {
  const writeToken = crypto.randomUUID();
  const now = new Date().toISOString();
  return writeRecord<UpdateOutcome>(id, (current) => {
    if (!current) return done({ kind: 'missing' });
    const mine = versionWrittenBy(current, writeToken);
    if (mine) return done({ kind: 'updated', opportunity: opportunityOf(current, mine) });
    if (current.deletedAt !== undefined) return done({ kind: 'missing' });
    if (expectedVersion !== undefined && expectedVersion !== current.version) {
      return done({ kind: 'conflict', current: opportunityOf(current) });
    }
    if (saysTheSame(current, fields)) return done({ kind: 'updated', opportunity: opportunityOf(current) });
    const value = editedRecord(current, fields, writeToken, now);
    return { kind: 'write', value, result: { kind: 'updated', opportunity: opportunityOf(value) } };
  });
}

/**
 * Puts an opportunity into the trash: its record stays. Deleting it again, or one that never was, does nothing. With
 * `expectedVersion` a live record in another version is a `conflict` and stays: also one that was deleted in that version
 * before and has been brought back since. A damaged record is erased, unless a version is expected of it.
 */
export function deleteOpportunity(id: string, expectedVersion?: number): Promise<DeleteOutcome> {
  const now = new Date().toISOString();
  return withinDeadline(async () => {
    try {
      return await putIntoTrash(id, expectedVersion, now);
    } catch (error) {
      if (!(error instanceof Damaged) || expectedVersion !== undefined) throw error;
      await eraseDamaged(id, error, now);
      return { kind: 'deleted' };
    }
  });
}

function putIntoTrash(id: string, expectedVersion: number | undefined, now: string): Promise<DeleteOutcome> {
  const token = crypto.randomUUID();
  const deleted = { kind: 'deleted' } as const;
  return writeRecord<DeleteOutcome>(id, (current) => {
    // With its token on a live record it was carried out unheard, and somebody has brought the record back since.
    const isDone = current?.deletedAt !== undefined || current?.deletionToken === token;
    if (!current || isDone) return done(deleted);
    if (expectedVersion !== undefined && expectedVersion !== current.version) {
      return done({ kind: 'conflict', current: opportunityOf(current) });
    }
    return { kind: 'write', value: deletedRecord(current, token, now), result: deleted };
  });
}

/** The opportunity as it stands now; `undefined` when it never was or is deleted. */
export async function readOpportunity(id: string): Promise<Opportunity | undefined> {
  const record = await readStored(openStore('opportunities'), id, recordUnder(id));
  return record && record.deletedAt === undefined ? opportunityOf(record) : undefined;
}
