import type { OpportunityHistory, OpportunityRestore } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { isPublishTimeReached } from '#domain/opportunity/schedule';
import type { Author } from '#domain/people';
import { openStore } from '../store/blob-store.ts';
import { done, readStored } from '../store/compare-and-swap.ts';
import { withinDeadline } from '../store/deadline.ts';
import { newWrite } from './author.ts';
import { missingImages } from './images.ts';
import {
  deleterOf,
  hasSameContent,
  type OpportunityRecord,
  opportunityOf,
  recordUnder,
  restoredRecord,
  type StoredVersion,
  versionsOf,
  versionWrittenBy,
  withStatusOf,
} from './record.ts';
import { writeRecord } from './write-record.ts';

/** `missing`: no such opportunity, or its history does not contain that version (any more). */
export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly opportunity: Opportunity }
  | { readonly kind: 'conflict'; readonly current: Opportunity }
  | { readonly kind: 'images-missing' }
  | { readonly kind: 'missing' };

/**
 * The versions of an opportunity, live or in the trash, newest first; `undefined` when it never existed or is erased.
 */
export async function readHistory(id: string): Promise<OpportunityHistory | undefined> {
  const record = await readStored(openStore('opportunities'), id, recordUnder(id));
  if (!record || record.erasedAt !== undefined) return undefined;
  const { deletedAt } = record;
  const versions = versionsOf(record).map((version) => opportunityOf(record, version));
  const deletedBy = deleterOf(record);
  return { ...(deletedAt !== undefined && { deletedAt }), ...(deletedBy && { deletedBy }), versions };
}

/**
 * Restores an opportunity from the trash, and with `version` the content of that version, as a new version; with
 * `keepStatus` without its status. If it is live with the same content, nothing is written, so that a repetition is
 * harmless. With `current`, another current version is a `conflict` and nothing changes.
 */
export function restoreOpportunity(id: string, restore: OpportunityRestore, by?: Author): Promise<RestoreOutcome> {
  return withinDeadline(async () => {
    const history = await readHistory(id);
    const wanted = history?.versions.find(
      ({ version }) => version === (restore.version ?? history.versions[0]?.version),
    );
    if (!wanted) return { kind: 'missing' };
    // Referenced images are kept, so this happens only if somebody changed the store.
    if ((await missingImages(wanted.imageURL)).length > 0) return { kind: 'images-missing' };
    return putOnTop(id, restore, by);
  });
}

function putOnTop(
  id: string,
  { version, current: expected, keepStatus = false }: OpportunityRestore,
  by?: Author,
): Promise<RestoreOutcome> {
  const write = newWrite(by);
  return writeRecord<RestoreOutcome>(id, (current) => {
    if (!current || current.erasedAt !== undefined) return done({ kind: 'missing' });
    const mine = versionWrittenBy(current, write.token);
    if (mine) return done({ kind: 'restored', opportunity: opportunityOf(current, mine) });
    const found = versionToRestore(current, version);
    if (!found) return done({ kind: 'missing' });
    const kept = keepStatus ? withStatusOf(current, found) : found;
    const wanted = withoutPastPublishTime(current, kept, new Date(write.at));
    if (current.deletedAt === undefined && hasSameContent(current, wanted)) {
      return done({ kind: 'restored', opportunity: opportunityOf(current) });
    }
    if (expected !== undefined && expected !== current.version) {
      return done({ kind: 'conflict', current: opportunityOf(current) });
    }
    const value = restoredRecord(current, wanted, write);
    return { kind: 'write', value, result: { kind: 'restored', opportunity: opportunityOf(value) } };
  });
}

function versionToRestore(record: OpportunityRecord, version = record.version): StoredVersion | undefined {
  return versionsOf(record).find((one) => one.version === version);
}

/**
 * A version as it may be restored: without a time of publication that has passed, which would publish it at once, unless
 * the live record waits for the same one.
 */
function withoutPastPublishTime(
  { deletedAt, publishAt: present }: OpportunityRecord,
  version: StoredVersion,
  now: Date,
): StoredVersion {
  const { publishAt, ...others } = version;
  if (deletedAt === undefined && publishAt === present) return version;
  return isPublishTimeReached(publishAt, now) ? others : version;
}
