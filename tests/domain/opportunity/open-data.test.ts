import { expect, test } from 'vitest';
import { openData } from '#domain/opportunity/open-data';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { publishedWith } from '../../support/published.ts';

const site = new URL('https://invest.example');

/** The cells of the rows, by the names of their columns. */
function rowsOf(...opportunities: PublishedOpportunity[]): Record<string, string | undefined>[] {
  const [names = [], ...rows] = openData(opportunities, site);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}

test('Open data has facts as codes, days and times in ISO 8601, and absolute URLs', () => {
  const image = `${'a'.repeat(32)}.webp`;
  const whole = publishedWith({
    id: 'an-id',
    imageURL: [image],
    province: 'CHU',
    investment: { from: 10_000_000, to: 20_000_000 },
    stage: 'permits',
    seeking: ['equity', 'joint-venture'],
    deadline: '2026-12-31',
    confirmedOn: '2026-11-02',
    open: ['water', 'grid'],
    subSector: 'wind',
    place: { locality: 'Rada Tilly', at: { latitude: -45.93, longitude: -67.55 } },
    totalCost: 30_000_000,
    promoter: { kind: 'fund', name: 'Viento' },
    firmSize: 'large',
    capacity: { amount: 49.9, unit: 'mw' },
    jobs: { construction: 120, operation: 9 },
    returns: { kind: 'irr', from: 12, to: 14.5 },
    milestones: [
      { kind: 'permit', month: '2027-02' },
      { kind: 'operation', month: '2029-03' },
    ],
    documents: [
      { kind: 'feasibilityStudy', access: 'nda' },
      { kind: 'environmentalImpact', access: 'public', url: 'https://example.org/study' },
    ],
  });
  expect(rowsOf(whole)).toEqual([
    {
      id: 'an-id',
      url: 'https://invest.example/opportunity/an-id',
      sample: '',
      language: 'en',
      title_en: 'Wind in Chubut',
      subtitle_en: 'What it is',
      title_es: '',
      subtitle_es: '',
      title_zh: '',
      subtitle_zh: '',
      sector: 'energy',
      sub_sector: 'wind',
      province: 'CHU',
      locality: 'Rada Tilly',
      latitude: '-45.93',
      longitude: '-67.55',
      investment_from: '10000000',
      investment_to: '20000000',
      total_cost: '30000000',
      stage: 'permits',
      seeking: 'equity joint-venture',
      deadline: '2026-12-31',
      confirmed_on: '2026-11-02',
      open: 'water grid',
      promoter_kind: 'fund',
      promoter_name: 'Viento',
      firm_size: 'large',
      capacity: '49.9',
      capacity_unit: 'mw',
      jobs_construction: '120',
      jobs_operation: '9',
      return_kind: 'irr',
      return_from: '12',
      return_to: '14.5',
      milestones: 'permit=2027-02 operation=2029-03',
      verified: '',
      documents: 'feasibilityStudy https://example.org/study',
      images: `https://invest.example/images/${image}`,
      created_at: '2025-12-24T00:00:00.000Z',
      updated_at: '2026-01-02T10:20:30.456Z',
    },
  ]);
});

test('Unknown facts are empty cells in the open data', () => {
  const [row] = rowsOf(publishedWith());
  for (const column of [
    'province',
    'investment_from',
    'investment_to',
    'stage',
    'seeking',
    'deadline',
    'open',
    'images',
  ])
    expect([column, row?.[column]]).toEqual([column, '']);
});

test('Open data has a column per language, and the original text replaces a translation into its own language', () => {
  const es = { title: 'Viento', subtitle: 'Qué es' };
  const zh = { title: '另一个', subtitle: '不显示' };
  const [row] = rowsOf(publishedWith({ language: 'zh', title: '风电', subtitle: '项目', translations: { es, zh } }));
  expect(row).toMatchObject({
    language: 'zh',
    title_en: '',
    title_es: 'Viento',
    subtitle_es: 'Qué es',
    title_zh: '风电',
    subtitle_zh: '项目',
  });
});

test('Open data without opportunities still has its column names', () => {
  expect(openData([], site)).toEqual([expect.arrayContaining(['id', 'title_zh', 'updated_at'])]);
});
