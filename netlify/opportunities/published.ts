import type { Language } from '#domain/language';
import { type Opportunity, type OpportunitySummary, summaryOf } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { openStore } from '../store/blob-store.ts';
import { readStored } from '../store/compare-and-swap.ts';
import { currentIndex } from '../store/index-rebuild.ts';
import { newestFirst } from '../store/order.ts';
import { summaryIndex } from './indexes.ts';
import { firstPublished, isPublished, opportunityOf, recordUnder } from './record.ts';

// The only access of public pages to the opportunities: list, pages, feeds, sitemap.

/** All published opportunities, newest first. */
export async function readAllPublished(): Promise<PublishedOpportunity[]> {
  const { entries } = await currentIndex(summaryIndex);
  return [...entries]
    .sort(newestFirst)
    .flatMap(({ listed, createdAt, publishedAt = createdAt, updatedAt }) =>
      listed ? [{ listed, createdAt, publishedAt, updatedAt }] : [],
    );
}

/** The public list, newest first: in a reader’s language, or without one in the original languages. */
export async function readPublishedList(reader?: Language): Promise<OpportunitySummary[]> {
  return (await readAllPublished()).map(({ listed }) => summaryOf(listed, reader));
}

/** A published opportunity, without its author, and since when; `undefined` if there is none or it is not published. */
export async function readPublished(
  id: string,
): Promise<{ readonly opportunity: Opportunity; readonly publishedAt: string } | undefined> {
  const record = await readStored(openStore('opportunities'), id, recordUnder(id));
  if (!record || !isPublished(record)) return undefined;
  const { by: _, ...opportunity } = opportunityOf(record);
  return { opportunity, publishedAt: firstPublished(record) ?? record.createdAt };
}
