import type { Language } from '#domain/language';
import { type Opportunity, type OpportunitySummary, summaryOf } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { openStore } from '../store/blob-store.ts';
import { readStored } from '../store/compare-and-swap.ts';
import { currentIndex } from '../store/index-rebuild.ts';
import { newestFirst } from '../store/order.ts';
import { summaryIndex } from './indexes.ts';
import { isPublished, opportunityOf, recordUnder } from './record.ts';

// The public's only door to the opportunities: its list, its pages, its feeds, its sitemap.

/** Every published opportunity, as it stands now, newest first. */
export async function readAllPublished(): Promise<PublishedOpportunity[]> {
  const { entries } = await currentIndex(summaryIndex);
  return [...entries]
    .sort(newestFirst)
    .flatMap(({ listed, createdAt, updatedAt }) => (listed ? [{ listed, createdAt, updatedAt }] : []));
}

/** The public list, newest first: for a reader of a language, or without one as the opportunities were written. */
export async function listPublished(reader?: Language): Promise<OpportunitySummary[]> {
  return (await readAllPublished()).map(({ listed }) => summaryOf(listed, reader));
}

/** An opportunity as the public may see it now; `undefined` where there is none, or none that is published. */
export async function readPublished(id: string): Promise<Opportunity | undefined> {
  const record = await readStored(openStore('opportunities'), id, recordUnder(id));
  return record && isPublished(record) ? opportunityOf(record) : undefined;
}
