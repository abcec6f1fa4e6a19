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
import type { Opportunity, OpportunitySave } from '#domain/opportunity/opportunity';
import { isSame } from '#domain/opportunity/parts';
import { translatedFromAfter } from '#domain/opportunity/translated-from';
import { type TranslatedFrom, translatedFrom } from '#domain/opportunity/translations';
import type { Author } from '#domain/people';
import { isDay } from '#domain/time/day';
import { storedTime } from '../store/listed-records.ts';
import { authorIn, signed, type Write } from './author.ts';

/** An invalid one would fail in every feed and page that formats it. */
const day = v.pipe(v.string(), v.check(isDay));

/**
 * One version of an opportunity. Unknown keys are read and written back: a newer deploy may have written them, and
 * this one may be its rollback (docs/decisions/0026).
 */
const storedVersion = v.looseObject({
  // Another number cannot be incremented, and JSON would write Infinity as `null`.
  version: v.pipe(v.number(), v.safeInteger()),
  updatedAt: storedTime,
  /** Random, one for each save; recognises a save whose outcome was unknown, in the current or the past versions. */
  writeToken: v.string(),
  /** Absent from before 2026-11-29; valid for `writeToken`. */
  by: v.exactOptional(v.unknown()),
  ...opportunityContent.entries,
  translatedFrom,
  deadline: v.exactOptional(day),
  confirmedOn: v.exactOptional(day),
  /**
   * Absent in the first records, which are public. A newer deploy may have written an unknown status; it is kept, and
   * not public.
   */
  status: v.exactOptional(v.string()),
});

/** Properties of the record, common to all versions. */
const ofAllVersions = {
  /** The schema version: this code writes 1, and keeps a higher one. */
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  id: v.string(),
  createdAt: storedTime,
  deletedAt: v.exactOptional(storedTime),
  /** The first publication of an opportunity that was created as a draft. Absent until a save after it. */
  publishedAt: v.exactOptional(storedTime),
  /** Random, of the last deletion; recognises a deletion whose outcome was unknown. */
  deletionToken: v.exactOptional(v.string()),
  /** Valid for `deletionToken`. */
  deletedBy: v.exactOptional(v.unknown()),
  /**
   * The time of the erasure, after which the record has no content and cannot be restored; a day later it is deleted.
   */
  erasedAt: v.exactOptional(storedTime),
  /** The previous damaged text, in base64, that was erased. */
  damaged: v.exactOptional(v.string()),
  /** Digest of the body that created it, so that a repeated creation is recognised even after edits. */
  fingerprint: v.string(),
  past: v.array(storedVersion),
};

/**
 * A stored record: the current version, the common properties, and the past versions, newest first. An unknown key
 * belongs to the version that contains it.
 */
export const opportunityRecord = v.looseObject({ ...ofAllVersions, ...storedVersion.entries });

/** The schema for a key’s record: one with another id, as a restored backup may contain, would be listed twice. */
export const recordUnder = (key: string): v.GenericSchema<unknown, OpportunityRecord> =>
  v.pipe(
    opportunityRecord,
    v.check(({ id }) => id === key),
  );

/** The content of a save, and the originals that its unchanged translations were checked against. */
export type SentOpportunity = SentContent & Pick<OpportunitySave, 'translatedFrom'>;

export type StoredVersion = v.InferOutput<typeof storedVersion>;
export type OpportunityRecord = v.InferOutput<typeof opportunityRecord>;

/** The properties of a version that tell its write. */
function writtenBy(write: Write) {
  const by = signed(write);
  return { updatedAt: write.at, writeToken: write.token, ...(by && { by }) };
}

/** A new record in its first version. */
export function newRecord(id: string, sent: SentContent, write: Write): OpportunityRecord {
  const content = contentAfter(sent, emptyContent);
  const first = { version: 1, ...writtenBy(write), ...sourcesOf(translatedFromAfter(content, emptyContent)) };
  return { schema: 1, id, createdAt: write.at, fingerprint: fingerprintOf(sent), ...first, ...content, past: [] };
}

const sourcesOf = (from: TranslatedFrom | undefined) => from && { translatedFrom: from };

/** The record after a save. Fields that are not sent stay. */
export function editedRecord(record: OpportunityRecord, sent: SentOpportunity, write: Write): OpportunityRecord {
  const before = contentIn(record);
  const { status, ...after } = contentAfter(sent, before);
  const unchanged = Object.entries(record).filter(([key]) => !isContentKey(key) && key !== 'translatedFrom');
  const newStatus = status === before.status ? record.status : status;
  const content = { ...Object.fromEntries(unchanged), ...after, ...(newStatus !== undefined && { status: newStatus }) };
  const sources = sourcesOf(sourcesAfter(record, sent));
  return withOnTop(record, v.parse(storedVersion, { ...content, ...sources }), write);
}

/** The record, published, as a new version. */
export function publishedRecord(record: OpportunityRecord, write: Write): OpportunityRecord {
  const { publishAt: _, ...version } = versionIn(record);
  return withOnTop(record, { ...version, status: 'published' }, write);
}

/** The record, live again, with one of its versions as a new one; its past is not rewritten. */
export function restoredRecord(record: OpportunityRecord, version: StoredVersion, write: Write): OpportunityRecord {
  const { deletedAt: _, deletedBy: __, ...live } = withOnTop(record, version, write);
  return live;
}

/** The record with a version’s content as its newest version. */
function withOnTop(record: OpportunityRecord, says: StoredVersion, write: Write): OpportunityRecord {
  const { by: _, ...said } = versionIn(says);
  const newest = { ...said, version: record.version + 1, ...writtenBy(write) };
  const past = [versionIn(record), ...record.past];
  const whole = { ...v.parse(v.object(ofAllVersions), record), ...newest, past };
  const publishedAt = firstPublished(whole);
  // That of one created as published would repeat its creation.
  const isLater = publishedAt !== undefined && publishedAt !== record.createdAt;
  return { ...whole, ...(isLater && { publishedAt }), past: past.slice(0, mostPastVersions) };
}

/**
 * The time of the first publication; `undefined` if there is none. For a record from before it was stored: of the first
 * public version, or, if earlier ones are no longer kept and it may have been public in them, of the creation.
 */
export function firstPublished(record: OpportunityRecord): string | undefined {
  if (record.publishedAt !== undefined) return record.publishedAt;
  const versions = versionsOf(record);
  const first = versions.findLast(({ status }) => statusIn(status) === 'published');
  if (first === undefined) return undefined;
  return first === versions.at(-1) ? record.createdAt : first.updatedAt;
}

/** The record, marked as deleted, with its content. */
export function deletedRecord(record: OpportunityRecord, write: Write): OpportunityRecord {
  const deletedBy = signed(write);
  return { ...record, deletedAt: write.at, deletionToken: write.token, ...(deletedBy && { deletedBy }) };
}

/** The remains of a deleted record after its time in the trash: its id, times and creation digest. */
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

/** Replaces a damaged record: its erasure and the damaged text. */
export function erasedDamage(id: string, damaged: Uint8Array, now: string): OpportunityRecord {
  return {
    ...newRecord(id, emptyContent, { token: crypto.randomUUID(), at: now }),
    deletedAt: now,
    erasedAt: now,
    fingerprint: '',
    damaged: Buffer.from(damaged).toString('base64'),
  };
}

/** The opportunity of a record; with `version`, as that version was saved. */
export function opportunityOf(record: OpportunityRecord, version: StoredVersion = record): Opportunity {
  const { id, createdAt } = record;
  const { version: number, updatedAt } = version;
  const by = authorIn(version.by, version.writeToken);
  const more = { ...sourcesOf(version.translatedFrom), ...(by && { by }) };
  return { id, ...contentIn(version), ...more, version: number, createdAt, updatedAt };
}

/** The author of the deletion of a deleted record. */
export function deleterOf({ deletedAt, deletedBy, deletionToken }: OpportunityRecord): Author | undefined {
  return deletedAt === undefined ? undefined : authorIn(deletedBy, deletionToken);
}

/** Whether a record is public. */
export function isPublished({ deletedAt, status }: OpportunityRecord): boolean {
  return deletedAt === undefined && statusIn(status) === 'published';
}

/** The version of a certain save, if the record (or its past) has it. */
export function versionWrittenBy(record: OpportunityRecord, writeToken: string): StoredVersion | undefined {
  return versionsOf(record).find((version) => version.writeToken === writeToken);
}

/** Whether a save would change nothing. */
export function isUnchangedBy(record: OpportunityRecord, sent: SentOpportunity): boolean {
  const before = contentIn(record);
  const hasSameSources = isSame(record.translatedFrom, sourcesAfter(record, sent));
  return hasSameSources && fingerprintOf(before) === fingerprintOf(contentAfter(sent, before));
}

/** Whether two versions have the same content. */
export function hasSameContent(one: StoredVersion, other: StoredVersion): boolean {
  const hasSameSources = isSame(one.translatedFrom, other.translatedFrom);
  return hasSameSources && fingerprintOf(contentIn(one)) === fingerprintOf(contentIn(other));
}

/** What the translations are made from after a save. */
function sourcesAfter(record: OpportunityRecord, sent: SentOpportunity): TranslatedFrom | undefined {
  const content = contentIn(record);
  const before = { ...content, ...sourcesOf(record.translatedFrom) };
  return translatedFromAfter(contentAfter(sent, content), before, sent.translatedFrom);
}

/** A version with the record's present status and time of publication. */
export function withStatusOf({ status, publishAt }: OpportunityRecord, version: StoredVersion): StoredVersion {
  const { status: _, publishAt: __, ...others } = version;
  return { ...others, ...(status !== undefined && { status }), ...(publishAt !== undefined && { publishAt }) };
}

/** All versions of a record, newest first, starting with the current one. */
export function versionsOf(record: OpportunityRecord): readonly StoredVersion[] {
  return [versionIn(record), ...record.past];
}

/** Every image that the record references, in its current or a past version, live or deleted. */
export function imagesReferencedBy(record: OpportunityRecord): string[] {
  return [...new Set(versionsOf(record).flatMap(({ imageURL }) => imageURL))];
}

/** The time of the last write, in milliseconds, by the writer’s clock. */
export function lastWrittenAt({ updatedAt, deletedAt, erasedAt }: OpportunityRecord): number {
  return Date.parse(erasedAt ?? deletedAt ?? updatedAt);
}

/** The first fields of the digest, in their original order, so that digests of earlier records stay valid. */
const firstDigested = ['title', 'subtitle', 'sector', 'description', 'imageURL', 'language'] as const;

const laterDigested = contentKeys.filter((key) => !new Set<string>(firstDigested).has(key));

/** A digest of the content: equal for equal contents, whatever the order of keys. */
export function fingerprintOf(sent: SentContent): string {
  const first = firstDigested.map((key) => sent[key] ?? null);
  const later = laterDigested.flatMap((key) => ((sent[key] ?? undefined) === undefined ? [] : [[key, sent[key]]]));
  return createHash('sha256')
    .update(JSON.stringify([...first, ...later]))
    .digest('hex');
}

/** A version without the common properties. */
function versionIn(of: StoredVersion): StoredVersion {
  const own = Object.entries(of).filter(([key]) => !Object.hasOwn(ofAllVersions, key));
  return v.parse(storedVersion, Object.fromEntries(own));
}

/** A version’s content as this code knows it. */
function contentIn(version: StoredVersion): OpportunityContent {
  return contentOf({ ...version, status: statusIn(version.status) });
}

/** The status of a stored record: an unknown one is not public. */
function statusIn(stored = 'published'): Status {
  return stored === 'published' ? 'published' : 'draft';
}
