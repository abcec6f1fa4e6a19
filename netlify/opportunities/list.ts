import type { DeletedOpportunity } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { currentIndex } from '../store/index-rebuild.ts';
import { pageAfter } from '../store/list-page.ts';
import type { DamagedRecord } from '../store/listed-records.ts';
import { downwards, newestFirst } from '../store/order.ts';
import { type FullEntry, fullIndex, summaryIndex } from './indexes.ts';

// Every list reads the records that changed since the last time, and no others.

/** Every opportunity in full as it stands now, deleted ones left out, newest first. */
export async function listOpportunities(): Promise<Opportunity[]> {
  const { entries } = await currentIndex(fullIndex);
  return entries.flatMap(live).sort(newestFirst);
}

/**
 * A page of that list: as many as one answer holds of those that follow the one with this id, or the first few where the
 * id is empty. One that has been deleted since keeps its place. `undefined`: there is no such place.
 */
export async function listOpportunitiesAfter(id: string): Promise<Opportunity[] | undefined> {
  const { entries } = await currentIndex(fullIndex);
  const last = entries.find((entry) => entry.id === id)?.opportunity;
  if (id !== '' && !last) return undefined;
  return pageAfter(last, entries.flatMap(live), newestFirst);
}

function live({ opportunity, deletedAt }: FullEntry): Opportunity[] {
  return opportunity && deletedAt === undefined ? [opportunity] : [];
}

/** The records that cannot be understood, by id. */
export async function listDamaged(): Promise<DamagedRecord[]> {
  const { damaged } = await currentIndex(fullIndex);
  return damaged.map(({ id, bytes }) => ({ id, bytes })).sort((one, other) => -downwards(one.id, other.id));
}

/** What is in the trash, the last deleted first. */
export async function listDeletedOpportunities(): Promise<DeletedOpportunity[]> {
  const { entries } = await currentIndex(fullIndex);
  return entries
    .flatMap(({ opportunity, deletedAt }) => (opportunity && deletedAt ? [{ ...opportunity, deletedAt }] : []))
    .sort((one, other) => downwards(one.deletedAt, other.deletedAt) || newestFirst(one, other));
}

/** The deleted records that are still kept: since when they have been in the trash or, once out of it, erased. */
export async function listDeletions(): Promise<readonly Deletion[]> {
  const { entries } = await currentIndex(summaryIndex);
  return entries.flatMap(({ id, deletedAt, erasedAt }) => (deletedAt ? [{ id, deletedAt, erasedAt }] : []));
}

/** Of one deleted record, when it was deleted and when erased; times are ISO 8601 in UTC. */
export interface Deletion {
  readonly id: string;
  readonly deletedAt: string;
  readonly erasedAt: string | undefined;
}

/** The images that records name; not `complete` while some record cannot be understood, which may name any. */
export interface ReferencedImages {
  readonly names: ReadonlySet<string>;
  readonly complete: boolean;
}

/**
 * Every image that a record names: a live or a deleted one, in its current or a past version. What is not in it may be
 * hidden, because a mark can be withdrawn; bytes may be deleted on the ground of a complete one only.
 */
export async function referencedImages(): Promise<ReferencedImages> {
  const { entries, damaged } = await currentIndex(summaryIndex);
  return { names: new Set(entries.flatMap(({ images }) => images)), complete: damaged.length === 0 };
}
