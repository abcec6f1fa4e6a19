import { describe, expect, test } from 'vitest';
import {
  checkSum,
  concernsProject,
  concernsProvince,
  concernsSector,
  isUnmet,
  type RegimeScope,
  type Threshold,
  thresholdsFor,
  unmetLast,
} from '#domain/opportunity/regimes';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { fc } from '../../support/properties.ts';

const sector = fc.constantFrom(...sectorKeys);
const province = fc.constantFrom(...provinceCodes);
const sectors = fc.uniqueArray(sector, { minLength: 1 });
const scope: fc.Arbitrary<RegimeScope> = fc.record({ sectors, provinces: fc.uniqueArray(province) });
const sum = fc.integer({ min: 1, max: 5_000_000_000 });
const investment = fc
  .tuple(sum, fc.option(sum, { nil: undefined }))
  .map(([one, other]) =>
    other === undefined ? { from: one } : { from: Math.min(one, other), to: Math.max(one, other) },
  );
const thresholds = fc.array(
  fc.record({ sum, sectors: fc.option(sectors, { nil: undefined }) }) satisfies fc.Arbitrary<Threshold>,
);

describe('the sum of a project and a threshold', () => {
  const threshold = { sum: 200_000_000 };

  test('A sum meets a threshold from exactly that amount on', () => {
    expect(checkSum(threshold, { from: 200_000_000 })).toEqual({ is: 'met' });
    expect(checkSum(threshold, { from: 240_000_000, to: 310_000_000 })).toEqual({ is: 'met' });
  });

  test('A range that crosses a threshold meets it in part', () => {
    expect(checkSum(threshold, { from: 150_000_000, to: 200_000_000 })).toEqual({ is: 'partly-met' });
  });

  test('The missing amount is counted from the upper end of a range', () => {
    expect(checkSum(threshold, { from: 199_999_999 })).toEqual({ is: 'missed', missing: 1 });
    expect(checkSum(threshold, { from: 20_000_000, to: 60_000_000 })).toEqual({ is: 'missed', missing: 140_000_000 });
  });

  test('A sum is not compared with a threshold for part of a sector or a size of firm', () => {
    const offshore = { ...threshold, isConditional: true };
    for (const sum of [{ from: 900_000_000 }, { from: 1 }, undefined]) {
      expect(checkSum(offshore, sum)).toEqual({ is: 'depends' });
    }
    const housing = { key: 'housing', minimum: [offshore] };
    expect(isUnmet(housing, { sector: 'real-state', investment: { from: 1 } })).toBe(false);
  });

  test('A project without a sum cannot be compared with a threshold', () => {
    expect(checkSum(threshold, undefined)).toEqual({ is: 'unstated' });
  });

  test('The missing amount is exactly what reaches the threshold when added', () => {
    fc.assert(
      fc.property(sum, investment, (least, sought) => {
        const { from, to = from } = sought;
        const check = checkSum({ sum: least }, sought);
        expect(check.is).toBe(from >= least ? 'met' : to >= least ? 'partly-met' : 'missed');
        if (check.is !== 'missed') return;
        expect(check.missing).toBeGreaterThan(0);
        expect(checkSum({ sum: least }, { from: to + check.missing })).toEqual({ is: 'met' });
        expect(checkSum({ sum: least }, { from: to + check.missing - 1 }).is).toBe('missed');
      }),
    );
  });

  test('A larger project never compares worse with a threshold', () => {
    const order = ['missed', 'partly-met', 'met'];
    fc.assert(
      fc.property(sum, investment, sum, (least, { from, to = from }, more) => {
        const before = checkSum({ sum: least }, { from, to }).is;
        const after = checkSum({ sum: least }, { from: from + more, to: to + more }).is;
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
      }),
    );
  });
});

describe('the thresholds of a sector', () => {
  const general = { sum: 200 };
  const gas = { sum: 600, sectors: ['energy' as const] };

  test('The thresholds of a sector are those that name it, or else the general ones', () => {
    expect(thresholdsFor([general, gas], 'energy')).toEqual([gas]);
    expect(thresholdsFor([general, gas], 'mining')).toEqual([general]);
    expect(thresholdsFor([gas], 'mining')).toEqual([]);
  });

  test('The thresholds of a sector keep their order and never include another sector’s', () => {
    fc.assert(
      fc.property(thresholds, sector, (all, key) => {
        const held = thresholdsFor(all, key);
        expect(all.filter((one) => held.includes(one))).toEqual(held);
        for (const { sectors: named } of held) expect(named ?? [key]).toContain(key);
        // Either all of them name the sector, or none names any.
        expect(new Set(held.map(({ sectors: named }) => named === undefined)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the order of the regimes for a project', () => {
  const large = { key: 'large', minimum: [{ sum: 200 }, { sum: 600 }] };
  const gas = { key: 'gas', minimum: [{ sum: 900, sectors: ['energy' as const] }] };
  const small = { key: 'small', minimum: [{ sum: 10 }] };
  const free = { key: 'free', minimum: [] };
  const all = [large, gas, small, free];
  const orderFor = (project: Parameters<typeof unmetLast>[1]) => unmetLast(all, project).map(({ key }) => key);

  test('Regimes whose every threshold a project misses come last', () => {
    expect(orderFor({ sector: 'mining', investment: { from: 29 } })).toEqual(['gas', 'small', 'free', 'large']);
    expect(orderFor({ sector: 'energy', investment: { from: 29 } })).toEqual(['small', 'free', 'large', 'gas']);
  });

  test('The regimes keep the table’s order when a threshold is met in part or none can be compared', () => {
    const table = ['large', 'gas', 'small', 'free'];
    expect(orderFor({ sector: 'mining', investment: { from: 200 } })).toEqual(table);
    expect(orderFor({ sector: 'mining', investment: { from: 29, to: 300 } })).toEqual(table);
    expect(orderFor({ sector: 'energy' })).toEqual(table);
  });
});

describe('the scope of a regime', () => {
  const island: RegimeScope = { sectors: ['industrial'], provinces: ['TDF'] };
  const everywhere: RegimeScope = { sectors: ['mining', 'energy'], provinces: [] };

  test('A regime of some provinces concerns a project in one of them', () => {
    expect(concernsProject(island, { sector: 'industrial', province: 'TDF' })).toBe(true);
    expect(concernsProject(island, { sector: 'industrial', province: 'SJU' })).toBe(false);
    expect(concernsProject(island, { sector: 'industrial' })).toBe(false);
    expect(concernsProject(island, { sector: 'fishing', province: 'TDF' })).toBe(false);
  });

  test('A national regime concerns a project by its sector alone', () => {
    expect(concernsProject(everywhere, { sector: 'energy' })).toBe(true);
    expect(concernsProject(everywhere, { sector: 'energy', province: 'CHU' })).toBe(true);
    expect(concernsProject(everywhere, { sector: 'fishing', province: 'CHU' })).toBe(false);
  });

  test('A province has the regimes that name it and the national ones for its sectors', () => {
    expect(concernsProvince(island, 'TDF', ['tourism'])).toBe(true);
    expect(concernsProvince(island, 'SJU', ['industrial'])).toBe(false);
    expect(concernsProvince(everywhere, 'SJU', ['vineyards', 'mining'])).toBe(true);
    expect(concernsProvince(everywhere, 'SJU', ['vineyards'])).toBe(false);
  });

  test('A regime that concerns a project concerns its sector, and its province once it has that sector', () => {
    fc.assert(
      fc.property(scope, sector, province, sectors, (regime, key, code, others) => {
        if (!concernsProject(regime, { sector: key, province: code })) return;
        expect(concernsSector(regime, key)).toBe(true);
        expect(concernsProvince(regime, code, [...others, key])).toBe(true);
      }),
    );
  });
});
