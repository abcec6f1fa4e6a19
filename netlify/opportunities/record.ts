import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  contentAfter,
  contentKeys,
  contentOf,
  emptyContent,
  isContentKey,
  type OpportunityContent,
  opportunityContent,
  type SentContent,
} from '#domain/opportunity/content';
import type { Status } from '#domain/opportunity/facts';
import { mostPastVersions } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { isDay } from '#domain/time/day';
import { storedTime } from '../store/listed-records.ts';

/** One that is none would fail in every feed and page that formats it. */
const day = v.pipe(v.string(), v.check(isDay));

/**
 * One version of an opportunity. Keys that this code does not know are read and written back: a newer deploy may have put
 * them there, and this one may be its rollback (docs/decisions/0026).
 */
const storedVersion = v.looseObject({
  // No other number can be counted up, and JSON has none for what is beyond all: a list would pass on a `null`.
  version: v.pipe(v.number(), v.safeInteger()),
  updatedAt: storedTime,
  /** Random, one for each save: by it a save whose outcome was unknown is recognised, now or among the past versions. */
  writeToken: v.string(),
  ...opportunityContent.entries,
  deadline: v.exactOptional(day),
  confirmedOn: v.exactOptional(day),
  /**
   * Whether the public may see it: absent, as in the first records, it may. A newer deploy may have written a status that
   * this code does not know; it is kept, and not shown.
   */
  status: v.exactOptional(v.string()),
});

/** What is true of all versions of an opportunity. */
const ofAllVersions = {
  /** The number of the shape that it was written in: this code writes 1, and leaves a higher one as it is. */
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  id: v.string(),
  createdAt: storedTime,
  deletedAt: v.exactOptional(storedTime),
  /** Random, one for each deletion, the last one's: by it a deletion whose outcome was unknown is recognised. */
  deletionToken: v.exactOptional(v.string()),
  /** Since when a deleted record has no contents any more and cannot come back; a day later it is removed. */
  erasedAt: v.exactOptional(storedTime),
  /** What was stored before, in base64, where it could not be understood and was erased for that reason. */
  damaged: v.exactOptional(v.string()),
  /** Of the body that created it, so that a repeated creation is recognised even after edits. */
  fingerprint: v.string(),
  past: v.array(storedVersion),
};

/**
 * A record as it is stored: the current version, what is true of all versions, and the past ones, newest first. A key that
 * this code does not know belongs to the version that it stands in.
 */
export const opportunityRecord = v.looseObject({ ...ofAllVersions, ...storedVersion.entries });

/** The record that a key may have: one with another id, as a restore may bring it, would be there twice. */
export const recordUnder = (key: string): v.GenericSchema<unknown, OpportunityRecord> =>
  v.pipe(
    opportunityRecord,
    v.check(({ id }) => id === key),
  );

export type StoredVersion = v.InferOutput<typeof storedVersion>;
export type OpportunityRecord = v.InferOutput<typeof opportunityRecord>;

/** A new record in its first version. */
export function newRecord(id: string, sent: SentContent, writeToken: string, now: string): OpportunityRecord {
  const content = contentAfter(sent, emptyContent);
  const first = { version: 1, updatedAt: now, writeToken };
  return { schema: 1, id, createdAt: now, fingerprint: fingerprintOf(sent), ...first, ...content, past: [] };
}

/** The record after a save. What the save does not speak of stays as it was. */
export function editedRecord(
  record: OpportunityRecord,
  sent: SentContent,
  writeToken: string,
  now: string,
): OpportunityRecord {
  const before = contentIn(record);
  const { status, ...after } = contentAfter(sent, before);
  const unspoken = Object.entries(record).filter(([key]) => !isContentKey(key));
  const kept = status === before.status ? record.status : status;
  const says = { ...Object.fromEntries(unspoken), ...after, ...(kept !== undefined && { status: kept }) };
  return withOnTop(record, v.parse(storedVersion, says), writeToken, now);
}

/** The record, live again, with a version of its own on top as a new one; nothing of its past is rewritten. */
export function restoredRecord(
  record: OpportunityRecord,
  version: StoredVersion,
  writeToken: string,
  now: string,
): OpportunityRecord {
  const { deletedAt: _, ...live } = withOnTop(record, version, writeToken, now);
  return live;
}

/** The record with what a version says as its newest one. */
function withOnTop(
  record: OpportunityRecord,
  says: StoredVersion,
  writeToken: string,
  updatedAt: string,
): OpportunityRecord {
  const past = [versionIn(record), ...record.past].slice(0, mostPastVersions);
  const newest = { ...versionIn(says), version: record.version + 1, updatedAt, writeToken };
  return { ...v.parse(v.object(ofAllVersions), record), ...newest, past };
}

/** The record, marked deleted; its contents stay. */
export function deletedRecord(record: OpportunityRecord, deletionToken: string, now: string): OpportunityRecord {
  return { ...record, deletedAt: now, deletionToken };
}

/** What remains of a deleted record when its time in the trash is over: that it was, and who it was created by. */
export function erasedRecord(record: OpportunityRecord, now: string): OpportunityRecord {
  const { schema, id, createdAt, deletedAt = now, deletionToken, fingerprint, version, updatedAt, writeToken } = record;
  return {
    schema,
    id,
    createdAt,
    deletedAt,
    ...(deletionToken !== undefined && { deletionToken }),
    erasedAt: now,
    fingerprint,
    version,
    updatedAt,
    writeToken,
    ...contentOf({ ...emptyContent, sector: record.sector, language: record.language }),
    ...(record.damaged !== undefined && { damaged: record.damaged }),
    past: [],
  };
}

/** What takes the place of a damaged record: nothing but that it was, and what was stored. */
export function erasedDamage(id: string, damaged: Uint8Array, now: string): OpportunityRecord {
  return {
    ...newRecord(id, emptyContent, crypto.randomUUID(), now),
    deletedAt: now,
    erasedAt: now,
    fingerprint: '',
    damaged: Buffer.from(damaged).toString('base64'),
  };
}

/** The opportunity that a record stands for; with `version`, as that version of it was saved. */
export function opportunityOf(record: OpportunityRecord, version: StoredVersion = record): Opportunity {
  const { id, createdAt } = record;
  return { id, ...contentIn(version), version: version.version, createdAt, updatedAt: version.updatedAt };
}

/** Whether the public may see a record. */
export function isPublished({ deletedAt, status }: OpportunityRecord): boolean {
  return deletedAt === undefined && statusIn(status) === 'published';
}

/** The version that one save made, if the record (or its remembered past) has it. */
export function versionWrittenBy(record: OpportunityRecord, writeToken: string): StoredVersion | undefined {
  return versionsOf(record).find((version) => version.writeToken === writeToken);
}

/** Whether saving this would change nothing. */
export function saysTheSame(record: OpportunityRecord, sent: SentContent): boolean {
  const before = contentIn(record);
  return fingerprintOf(before) === fingerprintOf(contentAfter(sent, before));
}

/** Whether two versions say the same. */
export function sayTheSame(one: StoredVersion, other: StoredVersion): boolean {
  return fingerprintOf(contentIn(one)) === fingerprintOf(contentIn(other));
}

/** The versions that a record remembers, newest first, the first being the current one. */
export function versionsOf(record: OpportunityRecord): readonly StoredVersion[] {
  return [versionIn(record), ...record.past];
}

/** Every image that the record refers to, in its current or a past version, live or deleted. */
export function imagesReferencedBy(record: OpportunityRecord): string[] {
  return [...new Set(versionsOf(record).flatMap(({ imageURL }) => imageURL))];
}

/** When the record was last written, in milliseconds, by the clock of whoever wrote it. */
export function lastWrittenAt({ updatedAt, deletedAt, erasedAt }: OpportunityRecord): number {
  return Date.parse(erasedAt ?? deletedAt ?? updatedAt);
}

/** The fields that the digest began with. They stay in this order, so that digests of earlier records still hold. */
const firstDigested = ['title', 'subtitle', 'sector', 'description', 'imageURL', 'language'] as const;

const laterDigested = contentKeys.filter((key) => !new Set<string>(firstDigested).has(key));

/** A digest of what was sent: equal for equal contents, whatever the order of their keys. */
export function fingerprintOf(sent: SentContent): string {
  const first = firstDigested.map((key) => sent[key] ?? null);
  const later = laterDigested.flatMap((key) => ((sent[key] ?? undefined) === undefined ? [] : [[key, sent[key]]]));
  return createHash('sha256')
    .update(JSON.stringify([...first, ...later]))
    .digest('hex');
}

/** A version without what is true of all of them. */
function versionIn(of: StoredVersion): StoredVersion {
  const own = Object.entries(of).filter(([key]) => !Object.hasOwn(ofAllVersions, key));
  return v.parse(storedVersion, Object.fromEntries(own));
}

/** What a version says, as this code understands it. */
function contentIn(version: StoredVersion): OpportunityContent {
  return contentOf({ ...version, status: statusIn(version.status) });
}

/** What a stored status means to this code: one that it does not know is not for the public. */
function statusIn(stored = 'published'): Status {
  return stored === 'published' ? 'published' : 'draft';
}
