import { describe, expect, test } from 'vitest';
import {
  checkRegime,
  checkRegimes,
  concernsProvince,
  concernsSector,
  mayJoin,
  type RegimeRules,
  type RegimeScope,
} from '#domain/opportunity/regimes';
import { fc } from '../../support/properties.ts';

// The regimes of the law are tested in tests/content/regimes.

const large: RegimeRules = { provinces: [], subSectors: ['wind', 'solar'], minimum: [{ sum: 200 }] };
const energy: RegimeRules = {
  provinces: [],
  minimum: [
    { sum: 200, subSectors: ['wind', 'solar'] },
    { sum: 600, subSectors: ['gas-export'] },
  ],
};
const bySize: RegimeRules = {
  provinces: [],
  except: ['housing'],
  minimum: [
    { sum: 10, firmSize: 'micro' },
    { sum: 90, firmSize: 'small' },
  ],
};
const island: RegimeRules = { provinces: ['TDF'], minimum: [], unconfirmed: ['wind'] };

const wind = { sector: 'energy', subSector: 'wind', province: 'CHU' } as const;
const sum = fc.integer({ min: 1, max: 5_000_000_000 });

describe('the check of a regime', () => {
  test('The total cost meets a minimum from exactly that sum on', () => {
    expect(checkRegime(large, { ...wind, totalCost: 200 })).toEqual({ is: 'met', minimum: 200, unconfirmed: false });
    expect(checkRegime(large, { ...wind, totalCost: 199 })).toEqual({
      is: 'missed',
      minimum: 200,
      missing: 1,
      unconfirmed: false,
    });
  });

  test('The sum sought meets a minimum, but does not miss one, because the total cost may be higher', () => {
    expect(checkRegime(large, { ...wind, investment: { from: 200 } })?.is).toBe('met');
    expect(checkRegime(large, { ...wind, investment: { from: 100, to: 900 } })).toMatchObject({ on: ['totalCost'] });
  });

  test('A project may join until the deadline, unless it misses the minimum', () => {
    const deadline = { day: '2027-07-08' };
    const met = checkRegime(large, { ...wind, totalCost: 200 });
    expect(mayJoin(met, deadline, '2027-07-08')).toBe(true);
    expect(mayJoin(met, deadline, '2027-07-09')).toBe(false);
    expect(mayJoin(met, undefined, '2027-07-09')).toBe(true);
    expect(mayJoin(checkRegime(large, wind), deadline, '2027-07-08')).toBe(true);
    expect(mayJoin(checkRegime(large, { ...wind, totalCost: 199 }), deadline, '2027-07-08')).toBe(false);
    expect(mayJoin(undefined, deadline, '2027-07-08')).toBe(false);
  });

  test('A regime that does not name the activity does not apply', () => {
    expect(checkRegime(large, { sector: 'energy', subSector: 'nuclear', totalCost: 900 })).toBeUndefined();
    expect(checkRegime(energy, { sector: 'energy', subSector: 'nuclear', totalCost: 900 })).toBeUndefined();
    expect(checkRegime(bySize, { sector: 'real-state', subSector: 'housing', firmSize: 'micro' })).toBeUndefined();
    expect(checkRegime(large, { sector: 'fishing', totalCost: 900 })).toBeUndefined();
  });

  test('A threshold for one activity is not compared with another', () => {
    expect(checkRegime(energy, { ...wind, totalCost: 250 })).toMatchObject({ is: 'met', minimum: 200 });
    expect(checkRegime(energy, { ...wind, subSector: 'gas-export', totalCost: 250 })).toMatchObject({ missing: 350 });
  });

  test('An unknown activity, size of firm or total cost that decides is asked for', () => {
    expect(checkRegime(energy, { sector: 'energy', totalCost: 250 })).toMatchObject({
      on: ['subSector'],
      minimum: { least: 200, most: 600 },
    });
    expect(checkRegime(bySize, { ...wind, totalCost: 900 })).toMatchObject({ on: ['firmSize'] });
    expect(checkRegime(bySize, wind)).toMatchObject({ on: ['firmSize', 'totalCost'] });
    expect(checkRegime(bySize, { ...wind, firmSize: 'small' })).toMatchObject({ on: ['totalCost'] });
  });

  test('A regime by size of firm does not apply to a larger firm', () => {
    expect(checkRegime(bySize, { ...wind, firmSize: 'large', totalCost: 900 })).toBeUndefined();
  });

  test('A total cost below every minimum misses the lowest, whatever is unknown', () => {
    expect(checkRegime(energy, { sector: 'energy', totalCost: 150 })).toMatchObject({ is: 'missed', missing: 50 });
    expect(checkRegime(bySize, { ...wind, totalCost: 4 })).toMatchObject({ is: 'missed', missing: 6 });
  });

  test('A regime of one province applies there, and asks for an unknown province', () => {
    expect(checkRegime(island, { ...wind, province: 'TDF' })).toEqual({ is: 'no-minimum', unconfirmed: true });
    expect(checkRegime(island, wind)).toBeUndefined();
    expect(checkRegime(island, { sector: 'energy', subSector: 'solar' })).toEqual({
      is: 'depends',
      on: ['province'],
      unconfirmed: false,
    });
  });

  test('A project that states the facts it is asked for is asked for nothing more', () => {
    fc.assert(
      fc.property(sum, sum, sum, (one, other, totalCost) => {
        const regime: RegimeRules = {
          provinces: [],
          minimum: [
            { sum: one, firmSize: 'micro' },
            { sum: other, firmSize: 'small' },
          ],
        };
        for (const firmSize of ['micro', 'small'] as const) {
          const check = checkRegime(regime, { ...wind, firmSize, totalCost });
          expect(['met', 'missed']).toContain(check?.is);
          if (check?.is === 'missed') expect(totalCost + check.missing).toBe(check.minimum);
        }
      }),
    );
  });

  test('A higher total cost never turns a met minimum into a missed one', () => {
    fc.assert(
      fc.property(sum, sum, sum, (minimum, totalCost, more) => {
        const regime: RegimeRules = { provinces: [], minimum: [{ sum: minimum }] };
        const order = ['missed', 'met'];
        const before = order.indexOf(checkRegime(regime, { ...wind, totalCost })?.is ?? '');
        const after = order.indexOf(checkRegime(regime, { ...wind, totalCost: totalCost + more })?.is ?? '');
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

test('Regimes whose minimum a project misses come last, the others keep their order', () => {
  const all = [
    { key: 'large', ...large },
    { key: 'bySize', ...bySize },
    { key: 'energy', ...energy },
    { key: 'island', ...island },
  ];
  const keysFor = (totalCost: number) => checkRegimes(all, { ...wind, totalCost }).map(({ regime }) => regime.key);
  expect(keysFor(150)).toEqual(['bySize', 'large', 'energy']);
  expect(keysFor(600)).toEqual(['large', 'bySize', 'energy']);
});

describe('the scope of a regime', () => {
  const ofIsland: RegimeScope = { sectors: ['industrial'], provinces: ['TDF'] };
  const everywhere: RegimeScope = { sectors: ['mining', 'energy'], provinces: [] };

  test('A province has the regimes that name it and the national ones for its sectors', () => {
    expect(concernsProvince(ofIsland, 'TDF', ['tourism'])).toBe(true);
    expect(concernsProvince(ofIsland, 'SJU', ['industrial'])).toBe(false);
    expect(concernsProvince(everywhere, 'SJU', ['vineyards', 'mining'])).toBe(true);
    expect(concernsProvince(everywhere, 'SJU', ['vineyards'])).toBe(false);
  });

  test('A regime concerns its sectors', () => {
    expect(concernsSector(everywhere, 'energy')).toBe(true);
    expect(concernsSector(everywhere, 'fishing')).toBe(false);
  });
});
