import { emptyContent } from '#domain/opportunity/content';
import { listedOpportunityOf, type OpportunitySummary, summaryOf } from '#domain/opportunity/opportunity';
import type { SectorKey } from '#domain/sector';

/** An opportunity of the public list with the given fields. */
export function summary(wanted: Partial<OpportunitySummary>): OpportunitySummary {
  const day = '2026-01-01T00:00:00.000Z';
  const whole = { ...emptyContent, id: crypto.randomUUID(), version: 1, createdAt: day, updatedAt: day };
  const listed = listedOpportunityOf({ ...whole, title: 'Wind', subtitle: 'What it is', sector: 'energy' });
  return { ...summaryOf(listed), ...wanted };
}

/** A number of opportunities in a sector, with numbered titles: "energy 1", "energy 2" … */
export function summaries(sector: SectorKey, count: number): OpportunitySummary[] {
  return Array.from({ length: count }, (_, index) => summary({ title: `${sector} ${index + 1}`, sector }));
}
