import { expect, test } from 'vitest';
import type { Fact, FactBook, Law } from '#domain/fact-book';
import { converted, dueEntries, isPastDue } from '#domain/fact-book';

const fact: Fact = { value: 25, unit: 'percent', about: 'Income tax', checkedOn: '2026-11-23' };
const inEach = (text: string) => ({ en: text, es: text, zh: text });
const law: Law = { year: 2024, name: inEach('Bases Law'), status: 'in-force', checkedOn: '2026-11-23' };

const bookOf = (entries: Partial<FactBook>): FactBook => ({
  facts: new Map(),
  laws: new Map(),
  sources: new Map(),
  publishers: new Map(),
  ...entries,
});

test('A fact or law is due once its last check is more than a year old', () => {
  const book = bookOf({ facts: new Map([['income-tax', fact]]), laws: new Map([['law-27742', law]]) });
  expect(dueEntries(book, [], '2027-11-23')).toEqual([]);
  expect(dueEntries(book, [], '2027-11-24').map(({ key, why }) => [key, why])).toEqual([
    ['income-tax', 'old'],
    ['law-27742', 'old'],
  ]);
});

test('A deadline is due during the year before it, and no longer once it has passed', () => {
  const deadline: Fact = { ...fact, value: '2027-07-08', unit: 'date' };
  const book = bookOf({ facts: new Map([['rigi-deadline', deadline]]) });
  const on = (day: string) => dueEntries(book, [], day).map(({ why, until }) => [why, until]);
  expect(on('2026-07-07')).toEqual([]);
  expect(on('2026-07-08')).toEqual([['lapses', '2027-07-08']]);
  expect(on('2027-07-09')).toEqual([]);
});

test('Expiring facts come first, the earliest at the top, and an expired fact stays due', () => {
  const book = bookOf({
    facts: new Map([
      ['b-lapses', { ...fact, until: '2027-06-30' }],
      ['a-uncertain', { ...fact, uncertain: true }],
      ['c-lapsed', { ...fact, until: '2026-01-01' }],
    ]),
    laws: new Map([['law-1', { ...law, status: 'uncertain' }]]),
    sources: new Map([['a-page', { title: inEach('A page'), publisher: 'indec', checkedOn: '2020-01-01' }]]),
  });
  expect(dueEntries(book, [], '2026-12-01').map(({ key, why }) => `${why} ${key}`)).toEqual([
    'lapsed c-lapsed',
    'lapses b-lapses',
    'uncertain a-uncertain',
    'uncertain law-1',
    'old a-page',
  ]);
});

test('A text is due a year after it was compared with its sources', () => {
  const texts = [{ key: 'sectors/mining', about: 'The text', checkedOn: '2026-11-22' }];
  expect(dueEntries(bookOf({}), texts, '2027-11-22')).toEqual([]);
  expect(dueEntries(bookOf({}), texts, '2027-11-23')).toEqual([{ ...texts[0], why: 'old' }]);
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
