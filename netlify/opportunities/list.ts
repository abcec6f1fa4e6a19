import type { DeletedOpportunity } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { currentIndex } from '../store/index-rebuild.ts';
import { pageAfter } from '../store/list-page.ts';
import type { DamagedRecord } from '../store/listed-records.ts';
import { downwards, newestFirst } from '../store/order.ts';
import { type FullEntry, fullIndex, summaryIndex } from './indexes.ts';

// Every list reads only the records that changed since the last time.

/** All opportunities in full, without deleted ones, newest first. */
export async function listOpportunities(): Promise<Opportunity[]> {
  const { entries } = await currentIndex(fullIndex);
  return entries.flatMap(live).sort(newestFirst);
}

/**
 * A page of that list: as many as fit into one response after the opportunity with this id, or the first few when the
 * id is empty. A deleted opportunity keeps its place. `undefined` for an unknown id.
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

/** The damaged records, by id. */
export async function listDamaged(): Promise<DamagedRecord[]> {
  const { damaged } = await currentIndex(fullIndex);
  return damaged.map(({ id, bytes }) => ({ id, bytes })).sort((one, other) => -downwards(one.id, other.id));
}

/** The opportunities in the trash, the last deleted first. */
export async function listDeletedOpportunities(): Promise<DeletedOpportunity[]> {
  const { entries } = await currentIndex(fullIndex);
  return entries
    .flatMap(({ opportunity, deletedAt, deletedBy }) =>
      opportunity && deletedAt ? [{ ...opportunity, deletedAt, ...(deletedBy && { deletedBy }) }] : [],
    )
    .sort((one, other) => downwards(one.deletedAt, other.deletedAt) || newestFirst(one, other));
}

/** The deleted records that still exist: since when they have been in the trash or, after it, erased. */
export async function listDeletions(): Promise<readonly Deletion[]> {
  const { entries } = await currentIndex(summaryIndex);
  return entries.flatMap(({ id, deletedAt, erasedAt }) => (deletedAt ? [{ id, deletedAt, erasedAt }] : []));
}

/** The times at which one record was deleted and erased; ISO 8601 in UTC. */
export interface Deletion {
  readonly id: string;
  readonly deletedAt: string;
  readonly erasedAt: string | undefined;
}

/** The images that records reference; not `complete` while some record is damaged, which may reference any. */
interface ReferencedImages {
  readonly names: ReadonlySet<string>;
  readonly complete: boolean;
}

/**
 * Every image that a record references: a live or a deleted one, in its current or a past version. Other images may be
 * hidden, because that can be undone; their bytes may be deleted only if the list is complete.
 */
export async function referencedImages(): Promise<ReferencedImages> {
  const { entries, damaged } = await currentIndex(summaryIndex);
  return { names: new Set(entries.flatMap(({ images }) => images)), complete: damaged.length === 0 };
}
