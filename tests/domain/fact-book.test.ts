import { expect, test } from 'vitest';
import type { Fact, FactBook } from '#domain/fact-book';
import { converted, isPastDue } from '#domain/fact-book';

const fact: Fact = { value: 25, unit: 'percent', about: 'Income tax', checkedOn: '2026-11-23' };

const bookOf = (entries: Partial<FactBook>): FactBook => ({
  facts: new Map(),
  laws: new Map(),
  sources: new Map(),
  publishers: new Map(),
  ...entries,
});

test('A figure is past its date from the day after the one on which its next edition is expected', () => {
  const figure = { ...fact, until: '2026-12-15' };
  expect(['2026-12-14', '2026-12-15', '2026-12-16'].map((day) => isPastDue(figure, day))).toEqual([false, false, true]);
  expect(isPastDue(fact, '2099-01-01')).toBe(false);
});

test('A price is converted between pesos and dollars at the rate of its month, rounded to three digits', () => {
  const rate: Fact = { ...fact, value: 1450, unit: 'ars-per-usd' };
  const book = bookOf({ facts: new Map([['exchange-rate-2025-12', rate]]) });
  const price = (value: number, unit: Fact['unit'], month?: string): Fact => ({
    ...fact,
    value,
    unit,
    month,
    per: 'month',
  });
  const inMonth = (value: number, unit: Fact['unit']) => converted(price(value, unit, '2025-12'), book);
  expect(inMonth(1_350_000, 'ars')).toEqual({ value: 931, unit: 'usd', per: 'month' });
  expect(inMonth(75, 'usd')).toEqual({ value: 109_000, unit: 'ars', per: 'month' });
  expect(inMonth(108.9, 'ars')).toEqual({ value: 0.0751, unit: 'usd', per: 'month' });
  expect(inMonth(25, 'percent')).toBeUndefined();
  expect(converted({ ...fact, value: '2026-11-27', unit: 'date', month: '2025-12' }, book)).toBeUndefined();
});

test('A price without a month, or of a month whose rate is unknown, is not converted', () => {
  const rate: Fact = { ...fact, value: 1450, unit: 'ars-per-usd' };
  const book = bookOf({
    facts: new Map([
      ['exchange-rate', rate],
      ['exchange-rate-2025-12', rate],
    ]),
  });
  expect(converted({ ...fact, value: 57.44, unit: 'usd' }, book)).toBeUndefined();
  expect(converted({ ...fact, value: 47_310, unit: 'ars', month: '2025-11' }, book)).toBeUndefined();
});
