import { emptyContent } from '#domain/opportunity/content';
import { listedOf, type OpportunitySummary, summaryOf } from '#domain/opportunity/opportunity';
import type { SectorKey } from '#domain/sector';

/** An opportunity as the public list shows it, with what a test cares about. */
export function summary(wanted: Partial<OpportunitySummary>): OpportunitySummary {
  const day = '2026-01-01T00:00:00.000Z';
  const whole = { ...emptyContent, id: crypto.randomUUID(), version: 1, createdAt: day, updatedAt: day };
  const listed = listedOf({ ...whole, title: 'Wind', subtitle: 'What it is', sector: 'energy' });
  return { ...summaryOf(listed), ...wanted };
}

/** So many opportunities of a sector, titled by number: "energy 1", "energy 2" … */
export function summaries(sector: SectorKey, count: number): OpportunitySummary[] {
  return Array.from({ length: count }, (_, index) => summary({ title: `${sector} ${index + 1}`, sector }));
}
