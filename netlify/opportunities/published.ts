import type { Opportunity, OpportunitySummary } from '#domain/opportunity/opportunity';
import { openStore } from '../store/blob-store.ts';
import { readStored } from '../store/compare-and-swap.ts';
import { currentIndex } from './index-rebuild.ts';
import { summaryIndex } from './indexes.ts';
import { newestFirst } from './order.ts';
import { isPublished, opportunityOf, opportunityRecord } from './record.ts';

// The public's only door to the opportunities: its list, its page, its sitemap.

/** What the public list shows, as it stands now, newest first. */
export async function listPublished(): Promise<OpportunitySummary[]> {
  const { entries } = await currentIndex(summaryIndex);
  return [...entries].sort(newestFirst).flatMap(({ summary }) => summary ?? []);
}

/** An opportunity as the public may see it now; `undefined` where there is none, or none that is published. */
export async function readPublished(id: string): Promise<Opportunity | undefined> {
  const record = await readStored(openStore('opportunities'), id, opportunityRecord);
  return record && isPublished(record) ? opportunityOf(record) : undefined;
}
