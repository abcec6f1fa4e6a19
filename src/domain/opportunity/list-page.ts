import { perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import { type Page, pageOf } from '#domain/list/pagination';
import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import type { Investment, Seeking, Stage } from '#domain/opportunity/facts';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import type { Filter, ListQuery, Sorting } from '#domain/opportunity/query';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

/** Opportunities on one page of the list (docs/specification.md §3.2). */
export const listPageSize = 8;

/** An opportunity of the list with the text that a search looks at. */
export interface Searchable {
  readonly opportunity: OpportunitySummary;
  readonly text: string;
}

type Counts<Choice extends string> = Readonly<Partial<Record<Choice, number>>>;

/**
 * How many opportunities each choice would show, with all other filters as they are. A choice that no opportunity has at
 * all is left out.
 */
export interface Facets {
  readonly sector: Counts<SectorKey>;
  readonly province: Counts<ProvinceCode>;
  readonly stage: Counts<Stage>;
  readonly seeking: Counts<Seeking>;
  /** Whether some opportunity names a sum. */
  readonly investment: boolean;
}

/** One page of the list for a query. */
export interface ListPage extends Page<OpportunitySummary> {
  readonly facets: Facets;
  readonly found: number;
}

/** What names an opportunity's sector and province in the reader's language, so that a search finds them. */
export interface PlaceNames {
  readonly sectorNames: Readonly<Record<SectorKey, string>>;
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
}

/** What the page of the list is made of that answers a request. */
export interface ListAnswer {
  readonly language: Language;
  readonly query: ListQuery;
  readonly provinceNames: PlaceNames['provinceNames'];
  /** What the cards show of each. Missing where the store does not answer: the browser then asks by itself. */
  readonly page: ListPage | undefined;
  /** Every opportunity of the site is a sample. */
  readonly onlySamples: boolean;
}

/** The opportunities with what a search finds them by: the texts that a reader sees of them. */
export function searchable(opportunities: readonly OpportunitySummary[], names: PlaceNames): readonly Searchable[] {
  return opportunities.map((opportunity) => {
    const { title, subtitle, sector, province } = opportunity;
    const shown = [title, subtitle, names.sectorNames[sector], province ? names.provinceNames[province] : ''];
    return { opportunity, text: folded(shown.join(' ')) };
  });
}

/** The page of the list that a query asks for, and what each further choice would show. */
export function listPage(all: readonly Searchable[], query: ListQuery, language: Language): ListPage {
  const named = holding(all, query.q);
  const passes = testFor(query);
  const found = sorted(named.filter(passes), query.sort, language).map(({ opportunity }) => opportunity);
  return { facets: facetsOf(all, named, query), found: found.length, ...pageOf(found, query.page, listPageSize) };
}

/** The opportunities that pass every filter of a query, in their order. */
export function filtered(all: readonly Searchable[], query: ListQuery): readonly Searchable[] {
  const passes = testFor(query);
  return holding(all, query.q).filter(passes);
}

/** Those whose text holds what is searched for, in their order. */
function holding(all: readonly Searchable[], search: string): readonly Searchable[] {
  const terms = searchTerms(search);
  return terms.length === 0 ? all : all.filter(({ text }) => holdsTerms(text, terms));
}

/** The opportunities in an order; equal ones stay as they were. Without a sum an opportunity is the smallest. */
export function sorted(some: readonly Searchable[], sort: Sorting, language: Language): readonly Searchable[] {
  if (sort === 'newest') return some;
  if (sort === 'size') return [...some].sort((one, other) => sizeOf(other) - sizeOf(one));
  const { compare } = collators(language);
  return [...some].sort((one, other) => compare(one.opportunity.title, other.opportunity.title));
}

/** What compares titles in the order of a language. */
export const collators = perLanguage((language) => new Intl.Collator(language, { numeric: true }));

const sizeOf = ({ opportunity: { investment } }: Searchable): number => investment?.to ?? investment?.from ?? 0;

/** A test for the filters of a query but the search, which is done once for all; without one that is to be left out. */
function testFor(query: ListQuery, except?: Filter): (one: Searchable) => boolean {
  const { sector, province, stage, seeking, from, to } = query;
  const tests: ((opportunity: OpportunitySummary) => boolean)[] = [];
  const add = (filter: Filter, wanted: unknown, test: (typeof tests)[number]) => {
    if (filter !== except && wanted !== null) tests.push(test);
  };
  add('sector', sector, (one) => one.sector === sector);
  add('province', province, (one) => one.province === province);
  add('stage', stage, (one) => one.stage === stage);
  add('seeking', seeking, (one) => one.seeking?.some((kind) => kind === seeking) ?? false);
  if (from !== null || to !== null) tests.push(({ investment }) => isWithin(investment, from, to));
  return ({ opportunity }) => tests.every((test) => test(opportunity));
}

/** Whether some sum of an opportunity's range lies between two sums. */
function isWithin(investment: Investment | undefined, from: number | null, to: number | null): boolean {
  if (!investment) return false;
  return (investment.to ?? investment.from) >= (from ?? 0) && investment.from <= (to ?? Number.POSITIVE_INFINITY);
}

function facetsOf(all: readonly Searchable[], named: readonly Searchable[], query: ListQuery): Facets {
  const counts = <Choice extends string>(filter: Filter, choicesOf: ChoicesOf<Choice>) =>
    count(all, named.filter(testFor(query, filter)), choicesOf);
  return {
    sector: counts('sector', ({ sector }) => [sector]),
    province: counts('province', ({ province }) => (province ? [province] : [])),
    stage: counts('stage', ({ stage }) => (stage ? [stage] : [])),
    seeking: counts('seeking', ({ seeking }) => seeking ?? []),
    investment: all.some(({ opportunity }) => opportunity.investment !== undefined),
  };
}

type ChoicesOf<Choice extends string> = (opportunity: OpportunitySummary) => readonly Choice[];

/** How many of some have each choice, of those that any has at all. */
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
