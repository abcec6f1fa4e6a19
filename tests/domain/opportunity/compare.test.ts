import { describe, expect, test } from 'vitest';
import { comparedOf, differing, mostCompared } from '#domain/opportunity/compare';
import { fc } from '../../support/properties.ts';

describe('differing cells of a row', () => {
  test.each([
    [
      ['a', 'a'],
      [false, false],
    ],
    [
      ['a', 'b'],
      [true, true],
    ],
    [
      ['a', 'a', 'b'],
      [false, false, true],
    ],
    [
      ['a', 'b', 'a', 'c'],
      [false, true, false, true],
    ],
    [
      ['a', 'a', 'b', 'b'],
      [true, true, true, true],
    ],
    [
      ['a', 'b', 'c', 'd'],
      [true, true, true, true],
    ],
    [
      ['a', undefined],
      [false, false],
    ],
    [
      ['a', undefined, 'b'],
      [true, false, true],
    ],
    [
      [undefined, undefined],
      [false, false],
    ],
    [[], []],
  ])('The cells of the comparison row %j are marked as expected', (cells, differs) => {
    expect(differing(cells)).toEqual(differs);
  });

  const rows = fc.array(fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }), { maxLength: 6 });

  test('The order of the columns does not change which cells differ', () => {
    fc.assert(
      fc.property(rows, (cells) => {
        expect(differing(cells.toReversed())).toEqual(differing(cells).toReversed());
      }),
    );
  });

  test('A row has a marked cell exactly when two of its filled cells differ', () => {
    fc.assert(
      fc.property(rows, (cells) => {
        const said = new Set(cells.filter((text) => text !== undefined));
        expect(differing(cells).includes(true)).toBe(said.size > 1);
      }),
    );
  });
});

describe('the selection for a comparison', () => {
  test.each([
    [['a', 'b', 'c', 'd', 'e'], undefined, ['a', 'b', 'c', 'd']],
    [['a', 'b'], undefined, ['a', 'b']],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['e', 'b'],
      ['b', 'e'],
    ],
    [['a', 'b'], ['gone'], []],
    [['a', 'b'], [], []],
  ])('The comparison of %j with the selection %j has the expected columns', (shown, chosen, compared) => {
    expect(comparedOf(shown, chosen)).toEqual(compared);
  });

  test('A comparison has at most four opportunities, all from those shown', () => {
    const some = fc.uniqueArray(fc.nat(30).map(String), { maxLength: 20 });
    fc.assert(
      fc.property(some, fc.option(some, { nil: undefined }), (shown, chosen) => {
        const compared = comparedOf(shown, chosen);
        expect(compared.length).toBeLessThanOrEqual(mostCompared);
        expect(shown).toEqual(expect.arrayContaining([...compared]));
      }),
    );
  });
});
