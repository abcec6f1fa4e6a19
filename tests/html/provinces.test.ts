import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { provinceCodes, provincePath } from '#domain/province';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { factWords } from '../../src/i18n/fact-words.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { linksNamed, regionOf, spaced } from '../support/browser/regions.ts';
import { provinceSheet } from '../support/content-files.ts';
import { all, askEach, attributes, fetchFrom, pageAt, textOf } from '../support/pages.ts';

const book = readFactBook('.');
const factsOf = ({ facts }: (typeof provinceSheet)[number]) =>
  Object.entries(facts).flatMap(([code, key]) => {
    const fact = book.facts.get(key ?? '');
    return fact ? [{ code, fact }] : [];
  });
/** The measures that every province has. Each is a column, next to the population and its density. */
const columns = provinceSheet.filter((measure) => factsOf(measure).length === provinceCodes.length);
const further = provinceSheet.filter((measure) => !columns.includes(measure));

describe.each(languages)('the table of provinces in %s', (language) => {
  const { contact, provinceSheet: texts, sources, whyArgentina } = dictionaryOf(language);
  const at = (path: string) => localizedPath(path, language);
  const { document } = pageAt('/provinces', language);
  const cellsOf = (code: string) => all(document, `tr#${code} td`);

  test('The guide links to the table of provinces, which links to contact and map', () => {
    expect(linksNamed(regionOf(pageAt('/guide', language).document, texts.title), texts.way)).toEqual([
      at('/provinces'),
    ]);
    expect(textOf(document.querySelector('h1'))).toBe(texts.title);
    const main = document.querySelector('main') ?? document;
    expect(linksNamed(main, contact.getInTouch)).toEqual([at('/contact')]);
    expect(linksNamed(main, texts.map)).toEqual([at('/why-argentina')]);
    expect(textOf(pageAt('/why-argentina', language).document.querySelector('h1'))).toBe(whyArgentina.title);
  });

  test('The table of provinces has a column for each measure and a row of figures for each province', () => {
    const table = document.querySelector('main table');
    expect(textOf(table?.querySelector('caption'))).toBe(texts.table);
    const headers = all(document, 'main thead th').map(textOf);
    expect(headers).toHaveLength(columns.length + 3);
    for (const [index, { name }] of columns.entries()) {
      // The area comes before the population.
      const header = headers[index === 0 ? 2 : index + 3];
      expect(header).toContain(name[language]);
      expect(header).toMatch(/\d{4}/);
    }
    expect(all(document, 'main tbody th')).toHaveLength(provinceCodes.length);
    for (const code of provinceCodes) {
      const cells = cellsOf(code).map(textOf);
      expect([code, cells]).toEqual([code, headers.slice(1).map(() => expect.stringMatching(/\d/))]);
      expect(attributes(document, `tr#${code} th a`, 'href')).toEqual([at(provincePath(code))]);
    }
  });

  test('Figures that only some provinces have are below the table, with their year', () => {
    expect(textOf(document.querySelector('main'))).toContain(texts.furtherText);
    for (const measure of further) {
      for (const { code, fact } of factsOf(measure)) {
        const lines = all(document, `[data-further="${code}"] p`)
          .map(textOf)
          .filter((line) => line.includes(measure.name[language]));
        expect(lines).toEqual([expect.stringContaining(spaced(factWords(fact, language)))]);
        expect(lines[0]).toContain(String(fact.year));
      }
    }
  });

  test('Unconfirmed figures and remarks on provinces are marked', () => {
    const uncertain = provinceSheet.flatMap(factsOf).filter(({ fact }) => fact.uncertain);
    const marks = all(document, 'main table *, [data-further] *').filter(
      (element) => element.children.length === 0 && textOf(element) === sources.unconfirmed,
    );
    expect(marks).toHaveLength(uncertain.length);
    for (const { remarks = {} } of columns) {
      for (const [code, remark] of Object.entries(remarks)) {
        // In the cell of the area and in that of the density.
        expect(cellsOf(code).filter((cell) => textOf(cell).includes(remark?.[language] ?? 'none'))).toHaveLength(2);
      }
    }
  });

  test('Each measure has its publisher, its year, its source URL and the day of its check', () => {
    const list = regionOf(document, texts.measures);
    expect(all(list, 'h3').map(textOf)).toEqual(Object.values(texts.topics));
    for (const measure of provinceSheet) {
      const [first] = factsOf(measure);
      const entries = all(list, 'dl > div').filter((entry) =>
        textOf(entry.querySelector('dt')).includes(measure.name[language]),
      );
      expect(entries.length).toBeGreaterThan(0);
      const [entry] = entries;
      expect(textOf(entry)).toContain(book.publishers.get(first?.fact.publisher ?? '')?.[language] ?? 'none');
      expect(textOf(entry)).toContain(String(first?.fact.year));
      expect(textOf(entry)).toContain(sources.checkedOn.replace(/\{.*\}/, '').trim());
      expect(entry && attributes(entry, 'a', 'href')).toEqual([first?.fact.address]);
    }
    expect(textOf(document.querySelector('main'))).toContain(texts.missingText);
  });

  test('Each province’s panel on the map links to its row, and a list links to every row', () => {
    const why = pageAt('/why-argentina', language).document;
    for (const code of provinceCodes) {
      const panel = why.getElementById(code) ?? why;
      expect([code, linksNamed(panel, texts.compare)]).toEqual([code, [`${at('/provinces')}#${code}`]]);
      expect(textOf(panel.querySelector('h3'))).not.toBe('');
    }
    expect(textOf(document.querySelector('main details summary'))).toBe(texts.jump);
    const jumps = attributes(document, 'main details a', 'href');
    expect(jumps.toSorted()).toEqual(provinceCodes.map((code) => `#${code}`).toSorted());
  });

  test('The table of provinces has no island', () => {
    expect(all(document, 'astro-island')).toEqual([]);
  });
});

// The long tests request the files of every province (tests/long/e2e/pages/illustrations-on-request.spec.ts).
test('A province’s illustration is served as the owner’s JPEG and as WebP in five widths', async () => {
  const folder = '/images/why-argentina/provinces/';
  const files = [
    ['MEN.jpg', 'image/jpeg'],
    ...[540, 960, 1200, 1600, 3200].map((width) => [`MEN-${width}.webp`, 'image/webp']),
  ];
  const responses = await askEach(files, async ([file = '']) => {
    const { status, headers } = await fetchFrom(folder + file, { method: 'HEAD' });
    return [file, status, headers.get('content-type')];
  });
  expect(responses).toEqual(files.map(([file, type]) => [file, 200, type]));
  expect((await fetchFrom(`${folder}XYZ.jpg`)).status).toBe(404);
});
