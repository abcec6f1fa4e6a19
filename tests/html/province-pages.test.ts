import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { figurePageKeys } from '#domain/figure-pages';
import { languages } from '#domain/language';
import { type ProvinceCode, provinceCodes, provincePath } from '#domain/province';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { detailTopics } from '../../src/content-schemas/keys.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { factWords } from '../../src/i18n/fact-words.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { linksNamed, regionOf } from '../support/browser/regions.ts';
import {
  figureSections,
  provinceDetails,
  provinceIncentives,
  provinceName,
  provinceProfile,
  provinceSheet,
} from '../support/content-files.ts';
import { all, attributes, fetchFrom, pageAt, textOf } from '../support/pages.ts';

/** The comparisons of /provinces and of the pages of figures. */
const measures = [
  ...provinceSheet,
  ...figurePageKeys.flatMap((page) => figureSections(page).flatMap(({ provinces }) => provinces)),
];

describe.each(languages)('the pages of the provinces in %s', (language) => {
  const { incentives, provincePage: texts, provinceSheet: sheet, whyArgentina } = dictionaryOf(language);
  const at = (path: string) => localizedPath(path, language);
  const pageOf = (code: ProvinceCode) => pageAt(provincePath(code), language).document;

  test('Each province has a page with the same sections, linked from the table, the map and the opposite way', () => {
    const table = pageAt('/provinces', language).document;
    const map = pageAt('/why-argentina', language).document;
    const sections = all(pageOf('MEN'), 'main h2').map(textOf);
    for (const code of provinceCodes) {
      const document = pageOf(code);
      const own = at(provincePath(code));
      expect(textOf(document.querySelector('h1')), code).toBe(provinceName(language, code));
      expect(all(document, 'main h2').map(textOf), code).toEqual(sections);
      expect(attributes(table, `tr#${code} th a`, 'href'), code).toEqual([own]);
      expect(attributes(map, `article#${code} a[href="${own}"]`, 'href'), code).toEqual([own]);
      const main = document.querySelector('main') ?? document;
      expect(linksNamed(main, texts.onMap), code).toEqual([`${at('/why-argentina')}#${code}`]);
      expect(linksNamed(main, sheet.compare), code).toEqual([`${at('/provinces')}#${code}`]);
      expect(attributes(main, `a[href$="/opportunities?province=${code}"]`, 'href'), code).toHaveLength(1);
    }
  });

  test('A province shows the measures that it has, and names the others as not published', () => {
    for (const code of ['MEN', 'FOR', 'TDF'] as const) {
      const region = regionOf(pageOf(code), texts.figuresTitle);
      const known = measures.filter(({ facts }) => facts[code] !== undefined);
      const shown = all(region, 'tbody th').map(textOf).join('\n');
      for (const { name } of known) expect(shown, code).toContain(name[language]);
      expect(all(region, 'tbody tr'), code).toHaveLength(known.length + 2);
      const gaps = textOf(region);
      for (const { name, facts } of measures)
        if (facts[code] === undefined) expect(gaps, code).toContain(name[language]);
    }
    const { facts } = readFactBook('.');
    const inhabitants = provinceCodes.map((code) => Number(facts.get(`population-${code.toLowerCase()}`)?.value));
    const value = inhabitants.reduce((sum, one) => sum + one, 0);
    expect(textOf(pageOf('MEN').querySelector('[data-figure=inhabitants] td:last-child'))).toBe(
      factWords({ value, unit: 'people' }, language),
    );
    // The country’s area and density include the part of a province that its remark names.
    const remark = provinceSheet.find(({ facts: of }) => of.TDF === 'area-tdf')?.remarks?.TDF?.[language] ?? 'none';
    for (const key of ['area', 'density'])
      expect(textOf(pageOf('MEN').querySelector(`[data-figure=${key}] td:last-child`)), key).toContain(remark);
    // Employees are known of a few provinces only, whose sum is not the country’s.
    expect(textOf(pageOf('NEU').querySelector('[data-figure=registered-employees] td:last-child'))).toBe('–');
  });

  test('Accession to RIGI, own incentives, airports and agency are those of the content, or said to be missing', () => {
    const { rigi, airports, agencies } = provinceProfile;
    for (const code of provinceCodes) {
      const document = pageOf(code);
      const joined = rigi[code] !== undefined;
      expect(attributes(document, '[data-rigi]', 'data-rigi'), code).toEqual([joined ? 'joined' : 'unconfirmed']);
      const rule = document.querySelector('[data-rigi=unconfirmed]');
      expect(textOf(rule).includes(texts.rigiVoluntary), code).toBe(!joined);
      const article = readFactBook('.').sources.get('rigi-article-224')?.address;
      expect(rule ? attributes(rule, 'a', 'href') : [article], code).toEqual([article]);
      const own = provinceIncentives.some((one) => one.code === code);
      const reported = provinceDetails.get('taxes')?.[code] !== undefined;
      const main = textOf(document.querySelector('main'));
      expect(main.includes(texts.incentivesMissing), code).toBe(!own && !reported);
      expect(main.includes(texts.incentivesReported), code).toBe(!own && reported);
      expect(attributes(document, '[data-airport]', 'data-airport'), code).toEqual(
        airports.provinces[code]?.map((airport) => airport.code),
      );
      const agency = regionOf(document, texts.agencyTitle);
      expect(textOf(agency), code).toContain(agencies[code]?.name ?? texts.agencyMissing);
      expect(linksNamed(regionOf(document, texts.incentivesTitle), incentives.concern)).toEqual([]);
    }
  });

  test('Each topic shows what its sources say, or that nothing was found', () => {
    for (const code of provinceCodes)
      for (const topic of detailTopics) {
        const part = pageOf(code).querySelector(`[data-topic=${topic}]`);
        const details = provinceDetails.get(topic)?.[code] ?? [];
        const missing = part?.querySelectorAll('[data-missing]').length;
        expect(missing, `${code} ${topic}`).toBe(details.length > 0 ? 0 : 1);
        expect(part?.querySelectorAll('li').length, `${code} ${topic}`).toBe(details.length);
        for (const { text, names } of details)
          for (const words of names ?? [text?.[language] ?? '']) expect(textOf(part), code).toContain(words);
      }
  });

  test('The map has a layer for each list that is not empty, and marks each place of the province', () => {
    const { airports, ports, parks } = provinceProfile;
    for (const code of ['BSAS', 'CHA', 'MIS'] as const) {
      const document = pageOf(code);
      const map = document.querySelector('svg[data-shape]');
      const marksOf = (layer: string) => (map?.querySelector(`path.${layer}`)?.getAttribute('d') ?? '').match(/z/g);
      const own = {
        airports: airports.provinces[code]?.filter(({ at }) => at),
        ports: ports.provinces[code],
        parks: parks.provinces[code],
      };
      for (const [layer, places = []] of Object.entries(own))
        expect(marksOf(layer)?.length ?? 0, `${code} ${layer}`).toBeGreaterThanOrEqual(places.length);
      const layers = attributes(document, '.layers input', 'id');
      for (const layer of layers)
        expect(map?.querySelectorAll(`path.${layer.slice('layer-'.length)}`).length).toBeGreaterThan(0);
      expect(attributes(document, '[data-port]', 'data-port')).toEqual(
        (ports.provinces[code] ?? []).map(({ name }) => name),
      );
    }
  });

  test('A page leads to the feed of its province', () => {
    for (const code of ['MEN', 'TDF'] as const)
      expect(attributes(pageOf(code), 'main a[href^="/feeds/"]', 'href')).toEqual([
        `/feeds/${language}.xml?province=${code}`,
      ]);
  });

  test('A page has a description of its own and at most 20 KB of compressed HTML', async () => {
    const description = fill(texts.description, { province: '' }).slice(-20);
    for (const code of provinceCodes) {
      const html = await (await fetchFrom(at(provincePath(code)))).text();
      expect(gzipSync(html).length, code).toBeLessThanOrEqual(20_000);
      expect(html, code).toContain(description);
    }
    expect(whyArgentina.opportunities).toContain('{province}');
  });
});
