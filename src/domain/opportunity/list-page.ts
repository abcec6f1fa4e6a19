import type { Language } from '#domain/language';
import type { Investment, Seeking, Stage } from '#domain/opportunity/facts';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { clampPage, pageCount, pageOf } from '#domain/opportunity/pagination';
import type { Filter, ListQuery, Sorting } from '#domain/opportunity/query';
import { folded, holdsTerms, searchTerms } from '#domain/opportunity/search';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

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
export interface ListPage {
  readonly facets: Facets;
  readonly found: number;
  readonly page: number;
  readonly pages: number;
  readonly shown: readonly OpportunitySummary[];
}

/** What names an opportunity's sector and province in the reader's language, so that a search finds them. */
export interface PlaceNames {
  readonly sectorNames: Readonly<Record<SectorKey, string>>;
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
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
  const found = sorted(
    [...named].filter((one) => passes(one)),
    query.sort,
    language,
  );
  return {
    facets: facetsOf(all, named, query),
    found: found.length,
    page: clampPage(query.page, found.length),
    pages: pageCount(found.length),
    shown: pageOf(found, query.page).map(({ opportunity }) => opportunity),
  };
}

/** The opportunities that pass every filter of a query, in their order. */
export function filtered(all: readonly Searchable[], query: ListQuery): readonly Searchable[] {
  const passes = testFor(query);
  return [...holding(all, query.q)].filter((one) => passes(one));
}

/** Those whose text holds what is searched for, in their order. */
function holding(all: readonly Searchable[], search: string): ReadonlySet<Searchable> {
  const terms = searchTerms(search);
  return new Set(all.filter(({ text }) => holdsTerms(text, terms)));
}

/** The opportunities in an order; equal ones stay as they were. Without a sum an opportunity is the smallest. */
export function sorted(some: readonly Searchable[], sort: Sorting, language: Language): readonly Searchable[] {
  if (sort === 'newest') return some;
  if (sort === 'size') return [...some].sort((one, other) => sizeOf(other) - sizeOf(one));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...some].sort((one, other) => compare(one.opportunity.title, other.opportunity.title));
}

const sizeOf = ({ opportunity: { investment } }: Searchable): number => investment?.to ?? investment?.from ?? 0;

/** A test for the filters of a query but the search, which is done once for all; without one that is to be left out. */
function testFor(query: ListQuery, except?: Filter): (one: Searchable) => boolean {
  const { sector, province, stage, seeking, from, to } = query;
  const asks = (filter: Filter, wanted: unknown) => filter !== except && wanted !== null;
  return ({ opportunity }) =>
    !(
      (asks('sector', sector) && opportunity.sector !== sector) ||
      (asks('province', province) && opportunity.province !== province) ||
      (asks('stage', stage) && opportunity.stage !== stage) ||
      (asks('seeking', seeking) && !opportunity.seeking?.some((kind) => kind === seeking)) ||
      ((from !== null || to !== null) && !isWithin(opportunity.investment, from, to))
    );
}

/** Whether some sum of an opportunity's range lies between two sums. */
function isWithin(investment: Investment | undefined, from: number | null, to: number | null): boolean {
  if (!investment) return false;
  return (investment.to ?? investment.from) >= (from ?? 0) && investment.from <= (to ?? Number.POSITIVE_INFINITY);
}

function facetsOf(all: readonly Searchable[], named: ReadonlySet<Searchable>, query: ListQuery): Facets {
  const without = (filter: Filter) => {
    const passes = testFor(query, filter);
    return (one: Searchable) => named.has(one) && passes(one);
  };
  return {
    sector: count(all, without('sector'), ({ sector }) => [sector]),
    province: count(all, without('province'), ({ province }) => (province ? [province] : [])),
    stage: count(all, without('stage'), ({ stage }) => (stage ? [stage] : [])),
    seeking: count(all, without('seeking'), ({ seeking }) => seeking ?? []),
    investment: all.some(({ opportunity }) => opportunity.investment !== undefined),
  };
}

function count<Choice extends string>(
  all: readonly Searchable[],
  passes: (one: Searchable) => boolean,
  choicesOf: (opportunity: OpportunitySummary) => readonly Choice[],
): Counts<Choice> {
  const counts: Partial<Record<Choice, number>> = {};
  for (const one of all) {
    const add = passes(one) ? 1 : 0;
    for (const choice of choicesOf(one.opportunity)) counts[choice] = (counts[choice] ?? 0) + add;
  }
  return counts;
}
