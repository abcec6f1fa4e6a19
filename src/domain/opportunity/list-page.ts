import { perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import { type Page, pageOf } from '#domain/list/pagination';
import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import type { Seeking, Stage } from '#domain/opportunity/facts';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { activeFilters, type Filter, type ListQuery, type Sorting } from '#domain/opportunity/query';
import { isSubSectorOf, type SubSector } from '#domain/opportunity/sub-sector';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

/** Opportunities per page of the list (docs/specification.md §3.2). */
export const listPageSize = 8;

/** An opportunity of the list with its searchable text. */
interface Searchable {
  readonly opportunity: OpportunitySummary;
  readonly text: string;
}

type Counts<Choice extends string> = Readonly<Partial<Record<Choice, number>>>;

/**
 * The number of results of each further choice, with all other filters unchanged. Choices without any opportunity are
 * left out.
 */
export interface Facets {
  readonly sector: Counts<SectorKey>;
  readonly subSector: Counts<SubSector>;
  readonly province: Counts<ProvinceCode>;
  readonly stage: Counts<Stage>;
  readonly seeking: Counts<Seeking>;
  /** Whether any opportunity states a sum. */
  readonly investment: boolean;
}

/** One page of the list for a query. */
export interface ListPage extends Page<OpportunitySummary> {
  readonly facets: Facets;
  readonly found: number;
}

/** The names of sectors, sub-sectors and provinces in the reader’s language, for the search. */
export interface PlaceNames {
  readonly sectorNames: Readonly<Record<SectorKey, string>>;
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
  readonly factTexts: { readonly subSectors: Readonly<Record<SubSector, string>> };
}

/** The data of the server-rendered list. */
export interface ListResult {
  readonly language: Language;
  readonly query: ListQuery;
  readonly provinceNames: PlaceNames['provinceNames'];
  /** The data of the cards. Absent if the store does not respond: the browser then requests them. */
  readonly page: ListPage | undefined;
  /** Whether every opportunity of the site is a sample. */
  readonly onlySamples: boolean;
}

/** The opportunities with their searchable texts, as shown to the reader. */
export function searchable(opportunities: readonly OpportunitySummary[], names: PlaceNames): readonly Searchable[] {
  return opportunities.map((opportunity) => {
    const { title, subtitle } = opportunity;
    const shown = [title, subtitle, ...namesOf(opportunity, names)];
    return { opportunity, text: folded(shown.join(' ')) };
  });
}

/** The searchable names of an opportunity’s facts. */
export function namesOf(
  { sector, subSector, province, place }: Pick<OpportunitySummary, 'sector' | 'subSector' | 'province' | 'place'>,
  { sectorNames, provinceNames, factTexts }: PlaceNames,
): readonly string[] {
  const names = [
    sectorNames[sector],
    subSector && factTexts.subSectors[subSector],
    province && provinceNames[province],
    place?.locality,
  ];
  return names.filter((name) => name !== undefined);
}

/** The page of a query, and the number of results of each further choice. */
export function listPage(all: readonly Searchable[], query: ListQuery, language: Language): ListPage {
  const named = holding(all, query.q);
  const passes = testFor(query);
  const found = sorted(named.filter(passes), query.sort, language).map(({ opportunity }) => opportunity);
  return { facets: facetsOf(all, named, query), found: found.length, ...pageOf(found, query.page, listPageSize) };
}

/** The opportunities that match all filters of a query, in order. */
export function filtered(all: readonly Searchable[], query: ListQuery): readonly Searchable[] {
  const passes = testFor(query);
  return holding(all, query.q).filter(passes);
}

/** The opportunities whose text contains the search terms, in order. */
function holding(all: readonly Searchable[], search: string): readonly Searchable[] {
  const terms = searchTerms(search);
  return terms.length === 0 ? all : all.filter(({ text }) => holdsTerms(text, terms));
}

/** A stable sort. An opportunity without a sum counts as the smallest. */
function sorted(some: readonly Searchable[], sort: Sorting, language: Language): readonly Searchable[] {
  if (sort === 'newest') return some;
  if (sort === 'size') return [...some].sort((one, other) => sizeOf(other) - sizeOf(one));
  const { compare } = collators(language);
  return [...some].sort((one, other) => compare(one.opportunity.title, other.opportunity.title));
}

/** Compares titles in the order of a language. */
export const collators = perLanguage((language) => new Intl.Collator(language, { numeric: true }));

const sizeOf = ({ opportunity: { investment } }: Searchable): number => investment?.to ?? investment?.from ?? 0;

type Test = (opportunity: OpportunitySummary) => boolean;

/** The test of each filter, for a query in which it is set. A filter without a test does not compile. */
const tests: Readonly<Record<Exclude<Filter, 'q'>, (query: ListQuery) => Test>> = {
  sector:
    ({ sector }) =>
    (one) =>
      one.sector === sector,
  subSector:
    ({ subSector }) =>
    (one) =>
      one.subSector === subSector,
  province:
    ({ province }) =>
    (one) =>
      one.province === province,
  stage:
    ({ stage }) =>
    (one) =>
      one.stage === stage,
  seeking:
    ({ seeking }) =>
    (one) =>
      one.seeking?.some((kind) => kind === seeking) ?? false,
  from:
    ({ from }) =>
    ({ investment }) =>
      investment !== undefined && (investment.to ?? investment.from) >= (from ?? 0),
  to:
    ({ to }) =>
    ({ investment }) =>
      investment !== undefined && investment.from <= (to ?? Number.POSITIVE_INFINITY),
};

/** A test for a query’s filters except the search, which is done once for all; optionally without one filter. */
function testFor(query: ListQuery, except?: Filter): (one: Searchable) => boolean {
  const wanted = activeFilters(query).flatMap((filter) =>
    filter === 'q' || filter === except ? [] : [tests[filter](query)],
  );
  return ({ opportunity }) => wanted.every((test) => test(opportunity));
}

function facetsOf(all: readonly Searchable[], named: readonly Searchable[], query: ListQuery): Facets {
  const { subSector: wanted } = query;
  // The choice of another sector drops the sub-sector.
  const passes = testFor({ ...query, subSector: null }, 'sector');
  const inSectors = named.filter((one) => {
    const { sector, subSector } = one.opportunity;
    return passes(one) && (wanted === null || subSector === wanted || !isSubSectorOf(sector, wanted));
  });
  const counts = <Choice extends string>(filter: Filter, choicesOf: ChoicesOf<Choice>) =>
    count(all, named.filter(testFor(query, filter)), choicesOf);
  return {
    sector: count(all, inSectors, ({ sector }) => [sector]),
    subSector: counts('subSector', ({ subSector }) => (subSector ? [subSector] : [])),
    province: counts('province', ({ province }) => (province ? [province] : [])),
    stage: counts('stage', ({ stage }) => (stage ? [stage] : [])),
    seeking: counts('seeking', ({ seeking }) => seeking ?? []),
    investment: all.some(({ opportunity }) => opportunity.investment !== undefined),
  };
}

type ChoicesOf<Choice extends string> = (opportunity: OpportunitySummary) => readonly Choice[];

/** The number of results of each choice that any opportunity has. */
function count<Choice extends string>(
  all: readonly Searchable[],
  some: readonly Searchable[],
  choicesOf: ChoicesOf<Choice>,
): Counts<Choice> {
  const counts: Partial<Record<Choice, number>> = {};
  for (const { opportunity } of all) for (const choice of choicesOf(opportunity)) counts[choice] ??= 0;
  for (const { opportunity } of some) {
    for (const choice of choicesOf(opportunity)) counts[choice] = (counts[choice] ?? 0) + 1;
  }
  return counts;
}
