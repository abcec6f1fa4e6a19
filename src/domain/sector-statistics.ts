import type { SectorKey } from '#domain/sector';

/** The number of statistics on each sector page (docs/specification.md §2.5). */
export const statisticCounts = {
  'real-state': 1,
  energy: 3,
  agriculture: 6,
  tourism: 4,
  industrial: 2,
  vineyards: 3,
  mining: 4,
  tech: 5,
  fishing: 1,
  aerospace: 3,
  education: 2,
  research: 2,
} as const satisfies Record<SectorKey, number>;
