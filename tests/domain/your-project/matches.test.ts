import { expect, test } from 'vitest';
import { matchesFor } from '#domain/your-project/matches';

const today = '2026-11-29';
const all = [
  { id: 'other sector', sector: 'energy', subSector: 'wind', province: 'SAL' },
  { id: 'sector', sector: 'mining' },
  { id: 'province', sector: 'mining', subSector: 'copper', province: 'SAL' },
  { id: 'closed', sector: 'mining', subSector: 'lithium', province: 'SAL', deadline: '2026-11-28' },
  { id: 'last day', sector: 'mining', subSector: 'lithium', province: 'JUJ', deadline: '2026-11-29' },
  { id: 'both', sector: 'mining', subSector: 'lithium', province: 'SAL' },
] as const;
const idsFor = (project: Parameters<typeof matchesFor>[0]) => matchesFor(project, all, today).map(({ id }) => id);

test('Open opportunities of the sector match, those of the sub-sector first, then those in the province', () => {
  expect(idsFor({ sector: 'mining', subSector: 'lithium', province: 'SAL' })).toEqual(['both', 'last day', 'province']);
  expect(idsFor({ sector: 'mining' })).toEqual(['sector', 'province', 'last day']);
  expect(idsFor({ sector: 'fishing' })).toEqual([]);
  expect(idsFor({})).toEqual([]);
});
