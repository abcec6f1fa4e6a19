import { expect, test } from 'vitest';
import {
  chosenInvestments,
  comparableInvestments,
  everyInvestment,
  type Investment,
  investmentListPath,
  investmentStatuses,
  investmentTotals,
  readInvestmentQuery,
} from '#domain/investments/register';
import { subSectorsOf } from '#domain/opportunity/sub-sector';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { fc } from '../../support/properties.ts';

const words = { en: 'A mine', es: 'Una mina', zh: '矿山' };
const one = (key: string, some: Partial<Investment>): Investment => ({
  key,
  name: key,
  what: words,
  companies: [{ name: 'Company', countries: ['CA'] }],
  sector: 'mining',
  provinces: ['SAL'],
  status: 'approved',
  publisher: 'newspaper',
  address: 'https://example.com/',
  checkedOn: '2026-11-29',
  ...some,
});
const all = [
  one('small', { sum: 10, day: '2026-02-01', subSector: 'lithium' }),
  one('large', { sum: 300, day: '2025-01-01', subSector: 'copper', provinces: ['SAL', 'CAT'] }),
  one('without sum', { day: '2025-06-01', subSector: 'lithium', status: 'pending' }),
  one('refused', { sum: 500, day: '2025-07-23', subSector: 'lithium', status: 'refused' }),
  one('wind', { sum: 20, sector: 'energy', subSector: 'wind', provinces: ['CHU'], status: 'announced' }),
];
const keysOf = (some: readonly Investment[]) => some.map(({ key }) => key);

test('Totals count each status that occurs, and add up the published sums only', () => {
  expect(investmentTotals(all)).toEqual([
    { status: 'approved', count: 2, sum: 310, withoutSum: 0 },
    { status: 'pending', count: 1, sum: 0, withoutSum: 1 },
    { status: 'refused', count: 1, sum: 500, withoutSum: 0 },
    { status: 'announced', count: 1, sum: 20, withoutSum: 0 },
  ]);
  expect(investmentTotals([])).toEqual([]);
});

test('Every investment is in exactly one total', () => {
  const some = fc.array(
    fc.record({
      status: fc.constantFrom(...investmentStatuses),
      sum: fc.option(fc.integer({ min: 1, max: 1e11 }), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(some, (entries) => {
      const totals = investmentTotals(entries.map((entry, index) => one(String(index), entry)));
      expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
      expect(totals.reduce((sum, total) => sum + total.sum, 0)).toBe(
        entries.reduce((sum, entry) => sum + (entry.sum ?? 0), 0),
      );
      expect(totals.reduce((sum, { withoutSum }) => sum + withoutSum, 0)).toBe(
        entries.filter((entry) => entry.sum === undefined).length,
      );
    }),
  );
});

test('Investments are chosen by sector, province and status, the largest first or the latest first', () => {
  const chosen = (query: Partial<typeof everyInvestment>) =>
    keysOf(chosenInvestments(all, { ...everyInvestment, ...query }));
  expect(chosen({})).toEqual(['refused', 'large', 'wind', 'small', 'without sum']);
  expect(chosen({ sort: 'day' })).toEqual(['small', 'refused', 'without sum', 'large', 'wind']);
  expect(chosen({ sector: 'mining', status: 'approved' })).toEqual(['large', 'small']);
  expect(chosen({ province: 'CAT' })).toEqual(['large']);
  expect(chosen({ province: 'TDF' })).toEqual([]);
});

test('Comparable investments have the same sub-sector, and were not refused', () => {
  expect(keysOf(comparableInvestments(all, { sector: 'mining', subSector: 'lithium' }))).toEqual([
    'small',
    'without sum',
  ]);
  expect(comparableInvestments(all, { sector: 'mining' })).toEqual([]);
  expect(comparableInvestments(all, { sector: 'industrial', subSector: subSectorsOf.industrial[0] })).toEqual([]);
});

test('Every choice has a URL that is read back as the same choice', () => {
  const query = fc.record({
    sector: fc.option(fc.constantFrom(...sectorKeys)),
    province: fc.option(fc.constantFrom(...provinceCodes)),
    status: fc.option(fc.constantFrom(...investmentStatuses)),
    sort: fc.constantFrom('sum' as const, 'day' as const),
  });
  fc.assert(
    fc.property(query, (choice) => {
      const [, search = ''] = investmentListPath(choice).split('?');
      expect(readInvestmentQuery(search)).toEqual(choice);
    }),
  );
  expect(investmentListPath({})).toBe('/investments');
  expect(readInvestmentQuery('?sector=nothing&province=&status=done&sort=name')).toEqual(everyInvestment);
});
