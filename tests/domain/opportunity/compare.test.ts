import { describe, expect, test } from 'vitest';
import { comparedOf, differing, mostCompared } from '#domain/opportunity/compare';
import { fc } from '../../support/properties.ts';

describe('what of a row differs', () => {
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
  ])('%j', (cells, differs) => {
    expect(differing(cells)).toEqual(differs);
  });

  const rows = fc.array(fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }), { maxLength: 6 });

  test('the order of the columns changes nothing', () => {
    fc.assert(
      fc.property(rows, (cells) => {
        expect(differing(cells.toReversed())).toEqual(differing(cells).toReversed());
      }),
    );
  });

  test('something differs whenever two say different things, and never otherwise', () => {
    fc.assert(
      fc.property(rows, (cells) => {
        const said = new Set(cells.filter((text) => text !== undefined));
        expect(differing(cells).includes(true)).toBe(said.size > 1);
      }),
    );
  });
});

describe('what is compared', () => {
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
  ])('of %j with %j chosen', (shown, chosen, compared) => {
    expect(comparedOf(shown, chosen)).toEqual(compared);
  });

  test('is never more than four, and always among those shown', () => {
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
