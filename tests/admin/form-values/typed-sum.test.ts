import { describe, expect, test } from 'vitest';
import { sumMessage } from '../../../src/admin/editor/editor-messages.ts';
import { readSum } from '../../../src/admin/form-values/typed-sum.ts';
import { chooseLanguage } from '../../../src/admin/i18n/language.ts';
import { provideSession } from '../support/provide-session.ts';

provideSession(() => chooseLanguage('en'));

const million = 1_000_000;

test.each([
  ['180 million', 180 * million],
  ['180 M', 180 * million],
  ['180M', 180 * million],
  ['180 MM', 180 * million],
  ['180 millones', 180 * million],
  ['US$ 180 millones', 180 * million],
  ['180 millones de dólares', 180 * million],
  ['USD 2.75 M', 2_750_000],
  ['1 millón', million],
  ['1.5 billion', 1_500 * million],
  ['1,5 mil millones', 1_500 * million],
  ['1,234.5 million', 1_234_500_000],
  ['1.234,5 millones', 1_234_500_000],
  ['1 500 millones', 1_500 * million],
  ['2 bn', 2_000 * million],
  ['0.500 million', 500_000],
  ['750 mil', 750_000],
  ['750 thousand', 750_000],
  ['1 billón', million * million],
  ['180000000', 180 * million],
  ['180.000.000', 180 * million],
])('The sum “%s” is read as %i dollars', (typed, dollars) => {
  expect(readSum(typed)).toEqual({ kind: 'sum', dollars });
});

test.each([
  ['1.500 millones', 1_500_000, 1_500 * million],
  ['1,500 million', 1_500_000, 1_500 * million],
  ['180 m', 180_000, 180 * million],
  ['2 B', 2_000 * million, 2 * million * million],
])('The sum “%s” is ambiguous: %i or %i dollars', (typed, ...sums) => {
  expect(readSum(typed)).toEqual({ kind: 'ambiguous', sums });
});

test.each([
  '',
  '$ 180 million',
  '180 pesos',
  'a million',
  '180 million of',
  '1.2345678 million',
  '-5 million',
  '1,2,3 M',
])('The sum “%s” is not readable', (typed) => {
  expect(readSum(typed)).toEqual({ kind: 'unreadable' });
});

describe('the message below a sum', () => {
  test('A sum in words is repeated in digits, in the reader’s language', () => {
    expect(sumMessage('180 million')).toBe('That is US$ 180,000,000.');
    expect(sumMessage('180000000')).toBe('That is US$ 180,000,000.');
    chooseLanguage('es');
    expect(sumMessage('1,5 mil millones')).toBe('Son US$ 1.500.000.000.');
  });

  test('An ambiguous sum is refused with both of its meanings', () => {
    expect(sumMessage('1.500 millones')).toBe(
      '“1.500 millones” can mean US$ 1,500,000 or US$ 1,500,000,000. Write all its digits.',
    );
  });

  test.each(['', '180,000,000', '180.000.000', '950', 'a lot'])('Nothing is said about “%s”', (typed) => {
    expect(sumMessage(typed)).toBeUndefined();
  });
});
