import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';

const catalogSchema = v.object({
  '@type': v.literal('DataCatalog'),
  license: v.pipe(v.string(), v.url()),
  dataset: v.array(
    v.object({
      '@type': v.literal('Dataset'),
      name: v.string(),
      description: v.pipe(v.string(), v.nonEmpty()),
      license: v.pipe(v.string(), v.url()),
      dateModified: v.optional(v.pipe(v.string(), v.isoDate())),
      distribution: v.array(v.object({ contentUrl: v.pipe(v.string(), v.url()), encodingFormat: v.string() })),
    }),
  ),
});
const graphSchema = v.object({ '@graph': v.array(v.record(v.string(), v.unknown())) });

const graphOf = (document: Document) =>
  v.parse(graphSchema, JSON.parse(textOf(all(document, 'script[type="application/ld+json"]')[0])))['@graph'];

const figuresSchema = v.array(
  v.looseObject({ key: v.string(), value: v.union([v.number(), v.string()]), unit: v.string(), checkedOn: v.string() }),
);

test.each(languages)(
  'The page of open data describes each download that it links, with its licence, in %s',
  (language) => {
    const { document } = pageAt('/open-data', language);
    const catalog = v.parse(
      catalogSchema,
      graphOf(document).find((entry) => entry['@type'] === 'DataCatalog'),
    );
    const files = catalog.dataset.flatMap(({ distribution }) => distribution.map(({ contentUrl }) => contentUrl));
    const linked = attributes(document, 'main a[type]', 'href');
    expect(files.map((url) => url.replace(/^https?:\/\/[^/]+/, ''))).toEqual(linked);
    expect(linked).toEqual(
      expect.arrayContaining(['/figures.csv', '/opportunities.csv', `/calendars/${language}.ics`]),
    );
    expect(catalog.dataset.map(({ name }) => name)).toEqual(all(document, 'main h2').slice(0, -1).map(textOf));
    expect(catalog.dataset[0]?.dateModified).toBeDefined();
  },
);

test('The files of figures have every figure of the site with its source', () => {
  const figures = v.parse(figuresSchema, JSON.parse(readFileSync('dist/figures.json', 'utf8')));
  const china = parse(readFileSync('content/facts/china.yaml', 'utf8')) as Record<string, unknown>;
  expect(figures.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(china)));
  expect(figures.find(({ key }) => key === 'china-dividend-low')).toMatchObject({
    value: 10,
    unit: 'percent',
    year: 2024,
    address: 'https://taxupdate.com.br/en/arg-chinadoubletax/',
    checkedOn: '2026-11-23',
  });
  const rows = readFileSync('dist/figures.csv', 'utf8').trimEnd().split('\r\n');
  expect(rows[0]).toMatch(/^\uFEFF"key","about","value","unit","per","publisher","year","address","checkedOn"/);
  expect(rows).toHaveLength(figures.length + 1);
});

test.each(languages)(
  'The page of treaties has a row for each country, with status, rates and sources, in %s',
  (language) => {
    const { document } = pageAt('/treaties', language);
    const { treaties } = dictionaryOf(language);
    const [taxation, investment] = all(document, 'main table');
    const rowOf = (table: Element | undefined, address: string) =>
      table
        ? all(table, 'tbody tr').find((row) => attributes(row, 'a', 'href').some((href) => href.includes(address)))
        : undefined;
    const british = rowOf(taxation, 'dt2502');
    expect(british ? all(british, '.rates').map(textOf) : []).toEqual([
      expect.stringMatching(/^10\/15\s?%$/),
      expect.stringMatching(/^12\s?%$/),
      expect.stringMatching(/^3\/5\/10\/15\s?%$/),
    ]);
    expect(textOf(rowOf(taxation, 'usa-income-tax-treaty-1981'))).toContain(treaties.statuses.signed);
    expect(textOf(rowOf(investment, 'argusa'))).toContain('1994');
    for (const row of all(document, 'main tbody tr')) expect(attributes(row, 'a', 'href')).not.toEqual([]);
  },
);
