import { getEntry } from 'astro:content';
import type { FactBook } from '#domain/fact-book';
import type { Language } from '#domain/language';
import { concernsProvince } from '#domain/opportunity/regimes';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { detailTopics } from '../content-schemas/keys';
import { lawWords, yearText } from '../i18n/fact-words';
import { joined } from '../i18n/intl';
import { readProvinceCheck, readProvinces } from './content';
import { expectValue } from './expect-value';
import { type Cited, citedIn, oldestCheck, readFactBook } from './fact-book';
import { readComparisons } from './figure-page';
import { readPlaceLists } from './places';
import { readProvinceIncentives } from './province-incentives';
import { type Measure, readProvinceSheet } from './province-sheet';
import { readRegimes } from './regimes';

/** A province's figure of a measure, beside the country's, where it is known. */
export interface ProvinceFigure {
  readonly measure: Measure;
  readonly value: number;
  readonly uncertain: boolean;
  readonly remark?: string | undefined;
  readonly country?: number | undefined;
  /** The remark on a province’s figure that is part of the country’s. */
  readonly countryRemark?: string | undefined;
}

const countable = ['people', 'km2'];

/** The country's value: a sum, or inhabitants per area. `undefined` where the provinces' values do not add up to it. */
function countryValue(measure: Measure, all: readonly Measure[]): number | undefined {
  const total = (one: Measure) => [...one.figures.values()].reduce((sum, { value }) => sum + value, 0);
  if (measure.key === 'density') {
    const [people, area] = ['inhabitants', 'area'].map((key) => all.find((one) => one.key === key));
    return people && area ? total(people) / total(area) : undefined;
  }
  // The sum of some provinces is not the country’s total.
  const isWhole = measure.figures.size === provinceCodes.length && countable.includes(measure.unit);
  return isWhole ? total(measure) : undefined;
}

/** The words and URL of a link to a source or a law. */
interface SourceLink {
  readonly text: string;
  readonly address: string | undefined;
}

/** What a source says of a topic. */
export interface Detail extends SourceLink {
  /** Whether the text is a list of Spanish names. */
  readonly areNames: boolean;
  /** The publisher and year of the source, or the law. */
  readonly origin: string;
}

/** The link to a source, as “publisher, year”, or to a law, with its name. */
function sourceLink(book: FactBook, { source, law }: CitedKeys, language: Language): SourceLink {
  const act = law === undefined ? undefined : book.laws.get(law);
  if (law !== undefined && act) return { text: lawWords(law, act, language, true), address: act.address };
  const page = expectValue(book.sources.get(source ?? ''), `content/sources: expected ${source}`);
  const named = page.publisher === undefined ? page.title : book.publishers.get(page.publisher);
  const parts = [named?.[language] ?? '', ...(page.year === undefined ? [] : [yearText(page.year, language)])];
  return { text: joined(parts, language), address: page.address };
}

/** The law’s article on joining RIGI, for provinces that are not known to have joined. */
const voluntaryJoining = { source: 'rigi-article-224' };

/** Keys of `content/sources` and `content/laws`. */
interface CitedKeys {
  readonly source?: string | undefined;
  readonly law?: string | undefined;
}

/** All that the page of a province says. */
export async function readProvincePage(language: Language, code: ProvinceCode) {
  const book = await readFactBook();
  const province = expectValue(
    (await readProvinces(language)).find((one) => one.code === code),
    `content/provinces/${language}/${code}.md: expected this file`,
  );
  const { measures: ofSheet } = await readProvinceSheet(language);
  const measures = [...ofSheet, ...(await readComparisons(language))];
  const { rigi, airports, ports, parks, agencies } = await readPlaceLists();
  const topics = await Promise.all(detailTopics.map((topic) => getEntry('provinceDetails', topic)));
  const {
    cited: own,
    incentives: [incentive],
  } = await readProvinceIncentives(language, code);
  const regimes = (await readRegimes(language)).filter((regime) => concernsProvince(regime, code, province.sectors));
  const agency = agencies[code];
  const accession = rigi[code];
  const details = detailTopics.map((topic, index) => {
    const entry = expectValue(topics[index], `content/provinces/details/${topic}.yaml: expected this file`);
    return [topic, entry.data[code] ?? []] as const;
  });
  const keys: readonly CitedKeys[] = [
    accession ?? voluntaryJoining,
    { source: airports.source },
    { source: 'airport-places' },
    ...(ports.provinces[code] ? [{ source: ports.source }] : []),
    ...(ports.provinces[code] ?? []),
    { source: parks.source },
    { source: 'high-voltage-lines' },
    agency,
    ...details.flatMap(([, all]) => all),
  ].filter((one) => one !== undefined);
  const body = province.entry.body ?? '';
  const named = (key: keyof CitedKeys) => [...new Set(keys.flatMap((one) => one[key] ?? []))];
  const ofText = citedIn(book, [body, ...named('law').map((key) => `{${key}}`)], named('source'));
  const cited: Cited = {
    facts: [...ofText.facts, ...own.facts],
    laws: [...ofText.laws, ...own.laws],
    sources: [...ofText.sources, ...own.sources],
  };
  return {
    province,
    figures: measures.flatMap((measure): readonly ProvinceFigure[] => {
      const figure = measure.figures.get(code);
      const remark = measure.remarks?.[code]?.[language];
      const country = countryValue(measure, measures);
      const [ofPart] = Object.values(measure.remarks ?? {});
      const countryRemark = country === undefined ? undefined : ofPart?.[language];
      return figure ? [{ ...figure, measure, remark, country, countryRemark }] : [];
    }),
    gaps: measures.filter(({ figures }) => !figures.has(code)).map(({ name }) => name),
    rigi: accession && {
      source: sourceLink(book, { source: accession.source }, language),
      law: accession.law === undefined ? undefined : sourceLink(book, { law: accession.law }, language),
    },
    voluntary: sourceLink(book, voluntaryJoining, language),
    details: new Map(
      details.map(([topic, all]) => [
        topic,
        all.map(({ text, names, ...from }): Detail => {
          const { text: origin, address } = sourceLink(book, from, language);
          return {
            text: text?.[language] ?? joined(names ?? [], language),
            areNames: names !== undefined,
            origin,
            address,
          };
        }),
      ]),
    ),
    incentive,
    regimes,
    airports: airports.provinces[code] ?? [],
    ports: ports.provinces[code] ?? [],
    parks: parks.provinces[code] ?? [],
    agency: agency && {
      name: agency.name,
      address: agency.address ?? book.sources.get(agency.source ?? '')?.address,
      isOwnSite: agency.address !== undefined,
      isOffice: agency.office === true,
    },
    book,
    cited,
    checkedOn: oldestCheck(cited, [await readProvinceCheck(code)]),
  };
}
