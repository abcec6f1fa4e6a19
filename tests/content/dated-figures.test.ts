import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figurePageKeys } from '#domain/figure-pages';
import { languages } from '#domain/language';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { figureSections } from '../support/content-files.ts';

/** Figures from a publisher's edition, which the next edition may change. */
const measured = /-(?:rank|share|rate|output|installed|exports|stock)$/;

/** The year of the latest checks. A figure from two years before or earlier is over a year old. */
const latestYear = 2026;

test('A measured figure over a year old has its year in the same sentence or paragraph, in each language', () => {
  const book = readFactBook('.').facts;
  const undated: string[] = [];
  for (const language of languages) {
    for (const folder of ['sectors', 'provinces', 'reasons', 'guide', 'regimes']) {
      for (const name of readdirSync(`content/${folder}/${language}`)) {
        const body = readFileSync(`content/${folder}/${language}/${name}`, 'utf8').split(/^---$/m)[2] ?? '';
        for (const paragraph of body.split('\n')) {
          const named = [...paragraph.matchAll(/\{([a-z][\w-]*)/g)].map(([, key = '']) => key);
          const years = named.map((key) => String(book.get(key)?.value ?? '').slice(0, 4));
          for (const key of named) {
            const { year, publisher } = book.get(key) ?? {};
            // Figures from a law have no editions.
            if (!measured.test(key) || !publisher || publisher === 'boletin-oficial') continue;
            if (year === undefined || year > latestYear - 2) continue;
            if (!years.includes(String(year))) undated.push(`${folder}/${language}/${name}: ${key} of ${year}`);
          }
        }
      }
    }
  }
  expect(undated).toEqual([]);
});

test('A price whose name or note says a month is converted at the rate of that month', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2026, index)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
  );
  const book = readFactBook('.').facts;
  const rows = figurePageKeys.flatMap((page) => figureSections(page).flatMap((section) => section.rows));
  const priced = rows.flatMap(({ fact, name, note }) => {
    const words = `${name.en} ${note?.en ?? ''}`;
    const named = months.filter((month) => words.includes(month));
    const month = book.get(fact)?.month;
    return month === undefined || named.length === 0 ? [] : [{ fact, named, rate: months[Number(month.slice(5)) - 1] }];
  });
  expect(priced.length).toBeGreaterThan(20);
  expect(priced.filter(({ named, rate }) => !named.some((month) => month === rate))).toEqual([]);
});
