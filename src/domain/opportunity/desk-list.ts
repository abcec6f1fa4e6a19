import type { Language } from '#domain/language';
import { type Page, pageOf } from '#domain/list/pagination';
import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import { hasGap, isUnconfirmed } from '#domain/opportunity/completeness';
import { type DeskQuery, type DeskSorting, wholeDesk } from '#domain/opportunity/desk-query';
import { collators, type PlaceNames } from '#domain/opportunity/list-page';
import type { Opportunity } from '#domain/opportunity/opportunity';

/** Opportunities per page of the administrator’s list. */
export const deskPageSize = 50;

/** An opportunity with its searchable text. */
export interface DeskEntry {
  readonly opportunity: Opportunity;
  readonly text: string;
}

/** A page of the administrator’s list, and all results. */
export interface DeskPage extends Page<Opportunity> {
  readonly found: readonly Opportunity[];
}

/** The opportunities with their searchable texts: titles and subtitles in each language, sector and province. */
export function deskEntries(
  opportunities: readonly Opportunity[],
  { sectorNames, provinceNames }: PlaceNames,
): readonly DeskEntry[] {
  return opportunities.map((opportunity) => {
    const { title, subtitle, sector, province, translations = {} } = opportunity;
    const translated = Object.values(translations).flatMap((texts) => [texts.title, texts.subtitle]);
    const shown = [title, subtitle, ...translated, sectorNames[sector], province ? provinceNames[province] : ''];
    return { opportunity, text: folded(shown.join(' ')) };
  });
}

/** The opportunities that match all filters of a query, in order. `today` is `YYYY-MM-DD`. */
export function foundBy(all: readonly DeskEntry[], query: DeskQuery, today: string): readonly Opportunity[] {
  const { q, sector, province, status, missing, unconfirmed } = query;
  const terms = searchTerms(q);
  return all.flatMap(({ opportunity, text }) =>
    (sector === null || opportunity.sector === sector) &&
    (province === null || opportunity.province === province) &&
    (status === null || opportunity.status === status) &&
    (missing === null || hasGap(opportunity, missing)) &&
    (unconfirmed === null || isUnconfirmed(opportunity, unconfirmed, today)) &&
    holdsTerms(text, terms)
      ? [opportunity]
      : [],
  );
}

/** The page of a query; titles are sorted in a language. */
export function deskPage(all: readonly DeskEntry[], query: DeskQuery, today: string, language: Language): DeskPage {
  const found = inOrder(foundBy(all, query, today), query.sort, language);
  return { found, ...pageOf(found, query.page, deskPageSize) };
}

/** The figures of the dashboard, each with the query of its list. */
export const figureQueries = {
  published: { ...wholeDesk, status: 'published' },
  draft: { ...wholeDesk, status: 'draft' },
  unconfirmed60: { ...wholeDesk, status: 'published', unconfirmed: 60 },
  unconfirmed90: { ...wholeDesk, status: 'published', unconfirmed: 90 },
  translation: { ...wholeDesk, missing: 'translation' },
  fact: { ...wholeDesk, missing: 'fact' },
  picture: { ...wholeDesk, missing: 'picture' },
} as const satisfies Record<string, DeskQuery>;

export type Figure = keyof typeof figureQueries;

/** The number of opportunities of a figure. */
export function countFigure(all: readonly DeskEntry[], figure: Figure, today: string): number {
  return foundBy(all, figureQueries[figure], today).length;
}

/** A stable sort: equal ones stay newest first. */
function inOrder(some: readonly Opportunity[], sort: DeskSorting, language: Language): readonly Opportunity[] {
  if (sort === 'newest') return some;
  const { compare } = collators(language);
  const orders: Readonly<Record<Exclude<DeskSorting, 'newest'>, (one: Opportunity, other: Opportunity) => number>> = {
    changed: (one, other) => byText(other.updatedAt, one.updatedAt),
    title: (one, other) => compare(one.title, other.title),
    status: (one, other) => byText(one.status, other.status),
    deadline: (one, other) => byText(one.deadline ?? 'none', other.deadline ?? 'none'),
  };
  return [...some].sort(orders[sort]);
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
