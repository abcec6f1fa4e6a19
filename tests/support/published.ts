import { emptyContent } from '#domain/opportunity/content';
import type { ListedOpportunity } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';

/** A published opportunity with the given fields. */
export function publishedWith(
  wanted: Partial<ListedOpportunity> = {},
  times: Partial<Omit<PublishedOpportunity, 'listed'>> = {},
): PublishedOpportunity {
  const { description: _, ...content } = emptyContent;
  const texts = { title: 'Wind in Chubut', subtitle: 'What it is' };
  return {
    listed: { ...content, ...texts, sector: 'energy', id: crypto.randomUUID(), ...wanted },
    createdAt: '2025-12-24T00:00:00.000Z',
    publishedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T10:20:30.456Z',
    ...times,
  };
}
