import { getEntry } from 'astro:content';
import type { Language } from '#domain/language';
import { concernsProvince } from '#domain/opportunity/regimes';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { readProvinceCheck, readProvinces } from './content';
import { expectValue } from './expect-value';
import { type Cited, citedIn, oldestCheck, readFactBook } from './fact-book';
import { readComparisons } from './figure-page';
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
}

const countable = ['people', 'km2'];

/** The country's value: a sum, or inhabitants per area. `undefined` where the provinces' values do not add up to it. */
function countryValue(measure: Measure, all: readonly Measure[]): number | undefined {
  const total = (one: Measure) => [...one.figures.values()].reduce((sum, { value }) => sum + value, 0);
  if (measure.key === 'density') {
    const [people, area] = ['inhabitants', 'area'].map((key) => all.find((one) => one.key === key));
    return people && area ? total(people) / total(area) : undefined;
  }
  // Some provinces’ people are not the country’s.
  const isWhole = measure.figures.size === provinceCodes.length && countable.includes(measure.unit);
  return isWhole ? total(measure) : undefined;
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
  const file = 'content/provinces/profile.yaml';
  const { rigi, airports, agencies } = expectValue(
    await getEntry('provinceProfile', 'profile'),
    `${file}: expected this file`,
  ).data;
  const {
    cited: own,
    incentives: [incentive],
  } = await readProvinceIncentives(language, code);
  const regimes = (await readRegimes(language)).filter((regime) => concernsProvince(regime, code, province.sectors));
  const agency = agencies[code];
  const body = province.entry.body ?? '';
  const ofText = citedIn(book, [body], [rigi.source, airports.source, ...(agency?.source ? [agency.source] : [])]);
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
      return figure ? [{ ...figure, measure, remark, country: countryValue(measure, measures) }] : [];
    }),
    gaps: measures.filter(({ figures }) => !figures.has(code)).map(({ name }) => name),
    hasJoinedRigi: rigi.joined.includes(code),
    incentive,
    regimes,
    airports: airports.provinces[code] ?? [],
    agency: agency && {
      name: agency.name,
      address: agency.address ?? book.sources.get(agency.source ?? '')?.address,
      isOwnSite: agency.address !== undefined,
    },
    book,
    cited,
    checkedOn: oldestCheck(cited, [await readProvinceCheck(code)]),
  };
}
