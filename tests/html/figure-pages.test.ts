import { describe, expect, test } from 'vitest';
import { addressOf, converted, type Fact, isPastDue } from '#domain/fact-book';
import { figurePageKeys, figurePages } from '#domain/figure-pages';
import { languages } from '#domain/language';
import { provinceCodes, provincePath } from '#domain/province';
import { dayInArgentina } from '#domain/time/day';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { factWords, periodText } from '../../src/i18n/fact-words.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { spaced } from '../support/browser/regions.ts';
import { figureSections } from '../support/content-files.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';

const book = readFactBook('.');
const factOf = (key: string): Fact => {
  const fact = book.facts.get(key);
  if (!fact) throw new Error(`content/facts has no ${key}`);
  return fact;
};

const cases = languages.flatMap((language) => figurePageKeys.map((key) => ({ language, key })));

describe.each(cases)('the page of figures $key in $language', ({ language, key }) => {
  const { document } = pageAt(figurePages[key].path, language);
  const { numbers: texts, sources } = dictionaryOf(language);
  const sections = figureSections(key);
  const partOf = (id: string) => document.querySelector(`main section[aria-labelledby="${id}"]`) ?? document;

  test('The list at the top leads to each section, in the order of the content', () => {
    expect(attributes(document, 'main nav a', 'href')).toEqual([
      ...sections.map((section) => `#${section.key}`),
      localizedPath(figurePages[figurePages[key].next].path, language),
    ]);
    for (const { key: id, title } of sections) expect(textOf(document.getElementById(id))).toBe(title[language]);
  });

  test('Each figure has its value, name, publisher, year and link', () => {
    for (const { key: id, rows } of sections) {
      const shown = all(partOf(id), 'dl > div');
      expect([id, shown.length]).toEqual([id, rows.length]);
      for (const [at, row] of shown.entries()) {
        const fact = factOf(rows[at]?.fact ?? '');
        const text = textOf(row);
        expect(text).toContain(spaced(factWords(fact, language)));
        expect(text).toContain(book.publishers.get(fact.publisher ?? '')?.[language] ?? 'none');
        expect(text).toContain(String(fact.year));
        expect(attributes(row, 'a', 'href')).toEqual([addressOf(fact, book)]);
        expect(text.includes(sources.unconfirmed)).toBe(fact.uncertain === true);
      }
    }
  });

  test('A figure whose next edition was expected before today is marked, and no other', () => {
    const today = dayInArgentina(new Date());
    const expected = sections.flatMap(({ rows }) => rows.map(({ fact }) => isPastDue(factOf(fact), today)));
    expect(all(document, 'main dl > div').map((row) => textOf(row).includes(texts.newerDue))).toEqual(expected);
  });

  test('On the pages of costs only, a price with a month is converted at the rate of that month, which is named', () => {
    const expected = sections.flatMap(({ rows }) =>
      rows.flatMap(({ fact: key }) => {
        const [fact, price] = [factOf(key), converted(factOf(key), book)];
        const month = periodText(fact.month ?? '', language);
        return price ? [spaced(fill(texts.aboutInMonth, { sum: factWords(price, language), month }))] : [];
      }),
    );
    const shown = all(document, 'main dl .converted').map(textOf);
    expect(shown).toEqual(figurePages[key].hasBothCurrencies ? expected : []);
  });

  test('Each series is drawn, and has a table with the same numbers', () => {
    for (const { key: id, series } of sections) {
      const figures = all(partOf(id), 'figure');
      expect([id, figures.length]).toEqual([id, series.length]);
      for (const [at, { title, points }] of series.entries()) {
        const [figure] = figures.slice(at);
        if (!figure) throw new Error(`No drawing of ${title.en}`);
        const inOrder = Object.entries(points).sort(([one], [other]) => one.localeCompare(other));
        expect(textOf(figure.querySelector('figcaption'))).toBe(title[language]);
        expect(figure.querySelector('svg[aria-hidden] path')?.getAttribute('d')?.match(/M/g)).toHaveLength(
          inOrder.length,
        );
        expect(all(figure, 'tbody tr').map((row) => all(row, 'th, td').map(textOf))).toEqual(
          inOrder.map(([period, fact]) => [periodText(period, language), spaced(factWords(factOf(fact), language))]),
        );
      }
    }
  });

  test('A comparison of provinces has a row for each known one, which leads to its page', () => {
    for (const { key: id, provinces } of sections) {
      const known = provinceCodes.filter((code) => provinces.some(({ facts }) => facts[code]));
      const links = attributes(partOf(id), 'table tbody th a', 'href');
      expect(links.toSorted()).toEqual(known.map((code) => localizedPath(provincePath(code), language)).toSorted());
      for (const { facts } of provinces) {
        for (const fact of Object.values(facts)) {
          const words = fact && spaced(factWords({ ...factOf(fact), per: undefined }, language));
          if (words) expect(textOf(partOf(id))).toContain(words);
        }
      }
    }
  });

  test('The page lists what nobody publishes, with a link to the contact page', () => {
    for (const { key: id, unpublished } of sections) {
      expect(all(partOf(id), '.unpublished li').map(textOf)).toEqual(unpublished.map((one) => one[language]));
      const links = attributes(partOf(id), '.unpublished a', 'href');
      expect(links).toEqual(unpublished.length > 0 ? [localizedPath('/contact', language)] : []);
    }
  });
});
