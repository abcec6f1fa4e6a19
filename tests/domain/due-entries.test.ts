import { expect, test } from 'vitest';
import { dueEntries } from '#domain/due-entries';
import type { Fact, FactBook, Law } from '#domain/fact-book';

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
