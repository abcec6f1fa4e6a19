import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isImageName } from '#domain/image-name';
import { defaultLanguage, languages } from '#domain/language';
import type { Opportunity, OpportunityFields } from '#domain/opportunity/opportunity';
import { mostPastVersions } from '#domain/opportunity/history';
import { sectorKeys } from '#domain/sector';

/** One version of an opportunity. No limits of length here: what was once accepted stays readable when they shrink. */
const storedVersion = v.object({
  // No other number can be counted up, and JSON has none for what is beyond all: a list would pass on a `null`.
  version: v.pipe(v.number(), v.safeInteger()),
  updatedAt: v.string(),
  /** Random, one for each save: by it a save whose outcome was unknown is recognised, now or among the past versions. */
  writeToken: v.string(),
  title: v.string(),
  subtitle: v.string(),
  sector: v.picklist(sectorKeys),
  description: v.string(),
  imageURL: v.array(v.custom<string>(isImageName)),
  language: v.picklist(languages),
});

/** A record as it is stored: the current version, what is true of all versions, and the past ones, newest first. */
export const opportunityRecord = v.object({
  schema: v.literal(1),
  id: v.string(),
  createdAt: v.string(),
  deletedAt: v.exactOptional(v.string()),
  /** Random, one for each deletion, the last one's: by it a deletion whose outcome was unknown is recognised. */
  deletionToken: v.exactOptional(v.string()),
  /** Since when a deleted record has no contents any more and cannot come back; a day later it is removed. */
  erasedAt: v.exactOptional(v.string()),
  /** What was stored before, in base64, where it could not be understood and was erased for that reason. */
  damaged: v.exactOptional(v.string()),
  /** Of the body that created it, so that a repeated creation is recognised even after edits. */
  fingerprint: v.string(),
  ...storedVersion.entries,
  past: v.array(storedVersion),
});

export type StoredVersion = v.InferOutput<typeof storedVersion>;
export type OpportunityRecord = v.InferOutput<typeof opportunityRecord>;

/** A new record in its first version. */
export function newRecord(id: string, fields: OpportunityFields, writeToken: string, now: string): OpportunityRecord {
  return {
    schema: 1,
    id,
    createdAt: now,
    fingerprint: fingerprintOf(fields),
    ...versionOf(fields, 1, defaultLanguage, writeToken, now),
    past: [],
  };
}

/** The record after a save; a language that was not sent stays as it was. */
export function editedRecord(
  record: OpportunityRecord,
  fields: OpportunityFields,
  writeToken: string,
  now: string,
): OpportunityRecord {
  return {
    ...record,
    ...versionOf(fields, record.version + 1, record.language, writeToken, now),
    past: [currentVersion(record), ...record.past].slice(0, mostPastVersions),
  };
}

/** The record, marked deleted; its contents stay. */
export function deletedRecord(record: OpportunityRecord, deletionToken: string, now: string): OpportunityRecord {
  return { ...record, deletedAt: now, deletionToken };
}

/** The record, live again, with a version of its own on top as a new one; nothing of its past is rewritten. */
export function restoredRecord(
  record: OpportunityRecord,
  version: StoredVersion,
  writeToken: string,
  now: string,
): OpportunityRecord {
  const { deletedAt: _, ...live } = editedRecord(record, version, writeToken, now);
  return live;
}

/** What remains of a deleted record when its time in the trash is over: that it was, and who it was created by. */
export function erasedRecord(record: OpportunityRecord, now: string): OpportunityRecord {
  const nothing = { title: '', subtitle: '', description: '', imageURL: [], past: [] };
  return { ...record, ...nothing, erasedAt: now };
}

/** What takes the place of a damaged record: nothing but that it was, and what was stored. */
export function erasedDamage(id: string, damaged: Uint8Array, now: string): OpportunityRecord {
  const nothing = { title: '', subtitle: '', sector: sectorKeys[0], description: '', imageURL: [] };
  const version = versionOf(nothing, 1, defaultLanguage, crypto.randomUUID(), now);
  const times = { createdAt: now, deletedAt: now, erasedAt: now };
  return {
    ...{ schema: 1, id, ...times, fingerprint: '' },
    ...version,
    past: [],
    damaged: Buffer.from(damaged).toString('base64'),
  };
}

/** The opportunity that a record stands for; with `version`, as that version of it was saved. */
export function opportunityOf(record: OpportunityRecord, version: StoredVersion = record): Opportunity {
  const { id, createdAt } = record;
  const { title, subtitle, sector, imageURL, description, language, updatedAt } = version;
  return {
    id,
    title,
    subtitle,
    sector,
    imageURL,
    description,
    language,
    version: version.version,
    createdAt,
    updatedAt,
  };
}

/** The version that one save made, if the record (or its remembered past) has it. */
export function versionWrittenBy(record: OpportunityRecord, writeToken: string): StoredVersion | undefined {
  return versionsOf(record).find((version) => version.writeToken === writeToken);
}

/** Whether saving these fields would change nothing. */
export function saysTheSame(record: OpportunityRecord, fields: OpportunityFields): boolean {
  return fingerprintOf(record) === fingerprintOf({ ...fields, language: fields.language ?? record.language });
}

/** The versions that a record remembers, newest first, the first being the current one. */
export function versionsOf(record: OpportunityRecord): readonly StoredVersion[] {
  return [currentVersion(record), ...record.past];
}

/** Every picture that the record names, in its current or a past version, live or deleted. */
export function imagesNamedBy(record: OpportunityRecord): string[] {
  return [...new Set(versionsOf(record).flatMap(({ imageURL }) => imageURL))];
}

/** When the record was last written, in milliseconds, by the clock of whoever wrote it. */
export function lastWrittenAt({ updatedAt, deletedAt, erasedAt }: OpportunityRecord): number {
  return Date.parse(erasedAt ?? deletedAt ?? updatedAt);
}

/** A digest of what was sent: equal for equal bodies, whatever the order of their keys. */
export function fingerprintOf(fields: OpportunityFields): string {
  const { title, subtitle, sector, description, imageURL, language = null } = fields;
  return createHash('sha256')
    .update(JSON.stringify([title, subtitle, sector, description, imageURL, language]))
    .digest('hex');
}

function currentVersion(record: OpportunityRecord): StoredVersion {
  const { version, updatedAt, writeToken, title, subtitle, sector, description, imageURL, language } = record;
  return { version, updatedAt, writeToken, title, subtitle, sector, description, imageURL, language };
}

function versionOf(
  { title, subtitle, sector, description, imageURL, language }: OpportunityFields,
  version: number,
  languageBefore: StoredVersion['language'],
  writeToken: string,
  updatedAt: string,
): StoredVersion {
  const content = { title, subtitle, sector, description, imageURL, language: language ?? languageBefore };
  return { version, updatedAt, writeToken, ...content };
}
