import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { csvSeparatorOf } from '#domain/csv';
import { chosenInvestments, everyInvestment, investmentTotals } from '#domain/investments/register';
import { languages } from '#domain/language';
import { provincePath } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { factWords } from '../../src/i18n/fact-words.ts';
import { fillCount, formatCount } from '../../src/i18n/fill.ts';
import { sumText } from '../../src/i18n/money.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { spaced } from '../support/browser/regions.ts';
import { companies, investments } from '../support/content-files.ts';
import { all, attributes, fetchFrom, pageAt, textOf } from '../support/pages.ts';

const book = readFactBook('.');
const entriesOf = (document: Document) => attributes(document, 'main li:has(> h3)', 'id');
/** Keys of the chosen investments in the order of the page: by status. */
const expectedKeys = (query: Partial<typeof everyInvestment>) => {
  const chosen = chosenInvestments(investments, { ...everyInvestment, ...query });
  return investmentTotals(chosen).flatMap(({ status }) =>
    chosen.filter((one) => one.status === status).map(({ key }) => key),
  );
};

describe.each(languages)('the register of investments in %s', (language) => {
  const { investments: texts } = dictionaryOf(language);
  const { document } = pageAt('/investments', language);

  test('The register shows every entry with its sum, its size and a link to its source', () => {
    expect(entriesOf(document)).toEqual(expectedKeys({}));
    for (const { key, name, sum, companies: firms, address } of investments) {
      const entry = document.getElementById(key);
      expect(textOf(entry?.querySelector('h3'))).toBe(name);
      expect(textOf(entry)).toContain(sum === undefined ? texts.noSum : spaced(sumText(sum, language)));
      for (const firm of firms) expect(textOf(entry)).toContain(firm.name);
      expect(entry && attributes(entry, 'a', 'href')).toContain(address);
    }
  });

  test('The page of the whole register has at most 20 KB of compressed HTML', () => {
    expect(gzipSync(pageAt('/investments', language).html).length).toBeLessThanOrEqual(20_000);
  });

  test('The totals are those of the entries, and each leads to its entries', () => {
    for (const { status, count, sum, withoutSum } of investmentTotals(investments)) {
      const total = document.querySelector(`[data-total="${status}"]`);
      expect(textOf(total?.querySelector('.figure'))).toBe(formatCount(count, language));
      expect(textOf(total)).toContain(spaced(sumText(sum, language)));
      if (withoutSum > 0) expect(textOf(total)).toContain(fillCount(texts.withoutSum, withoutSum, language));
      expect(total && attributes(total, 'a', 'href')).toEqual([`#${status}`]);
    }
  });

  test('The government’s count has a tile of its own with its day, on the page of the whole register only', () => {
    const tile = document.querySelector('[data-official]');
    for (const key of ['rigi-applications', 'rigi-count-day']) {
      const fact = book.facts.get(key);
      expect(textOf(tile)).toContain(fact ? spaced(factWords(fact, language)) : key);
    }
    const chosen = pageAt('/investments/list?sector=mining&status=approved&sort=day', language).document;
    expect(chosen.querySelector('[data-official]')).toBeNull();
  });

  test('Without scripts, the form leads to a page with the chosen entries, their totals and the form as sent', () => {
    expect(attributes(document, 'main form', 'action')).toEqual([localizedPath('/investments/list', language)]);
    const chosen = pageAt('/investments/list?sector=mining&status=approved&sort=day', language);
    expect(entriesOf(chosen.document)).toEqual(expectedKeys({ sector: 'mining', status: 'approved', sort: 'day' }));
    expect(entriesOf(chosen.document).length).toBeGreaterThan(1);
    expect(attributes(chosen.document, 'main [data-total]', 'data-total')).toEqual(['approved']);
    expect(attributes(chosen.document, 'main option[selected]', 'value')).toEqual(['mining', 'approved', 'day']);
    expect(attributes(chosen.document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    const nothing = pageAt('/investments/list?sector=fishing', language).document;
    expect(textOf(nothing.querySelector('main [role=status]'))).toBe(texts.nothing);
  });

  test('The CSV file has a header and a row for each entry, with the separator of the language', async () => {
    const [href = ''] = attributes(document, 'main a[download]', 'href');
    expect(href).toBe(localizedPath('/investments.csv', language));
    const response = await fetchFrom(href);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/csv/);
    const [header = '', ...rows] = (await response.text())
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    const separator = csvSeparatorOf(language) === 'comma' ? ',' : ';';
    expect(header).toBe(
      Object.values(texts.columns)
        .map((name) => `"${name}"`)
        .join(separator),
    );
    expect(rows).toHaveLength(investments.length);
    for (const { name, address, key } of investments) {
      const row = rows.find((one) => one.startsWith(`"${name}"`));
      expect(row).toContain(address);
      expect(row).toMatch(new RegExp(`/investments#${key}"$`));
    }
  });

  test('A sector shows its three largest projects and its foreign companies, and leads to its part of the register', () => {
    for (const sector of sectorKeys) {
      const page = pageAt(`/sectors/${sector}`, language).document;
      const largest = chosenInvestments(investments, { ...everyInvestment, sector })
        .filter(({ status }) => status !== 'refused')
        .slice(0, 3);
      const at = (key: string) => `${localizedPath('/investments', language)}#${key}`;
      expect(attributes(page, '[data-investments] a', 'href')).toEqual(largest.map(({ key }) => at(key)));
      if (largest.length > 0) {
        expect(attributes(page, 'main a', 'href')).toContain(
          localizedPath(`/investments/list?sector=${sector}`, language),
        );
      }
      expect(all(page, '[data-companies] b').map(textOf)).toEqual(
        companies
          .filter(({ sectors }) => sectors.includes(sector))
          .map(({ name }) => name)
          .toSorted((one, other) => one.localeCompare(other)),
      );
    }
  });

  test('A province shows its largest projects, or that the register has none', () => {
    const of = (code: 'SJU' | 'FOR') => pageAt(provincePath(code), language).document;
    const ofSanJuan = chosenInvestments(investments, { ...everyInvestment, province: 'SJU' }).slice(0, 5);
    expect(ofSanJuan.length).toBeGreaterThan(2);
    expect(attributes(of('SJU'), '[data-investments] a', 'href')).toEqual(
      ofSanJuan.map(({ key }) => `${localizedPath('/investments', language)}#${key}`),
    );
    expect(all(of('FOR'), 'main p').map(textOf)).toContain(texts.noneOfProvince);
  });
});
