import type { Language } from '#domain/language';
import { type FoundPage, foundPage } from '#domain/list/pagination';
import { folded, holdsTerms, type SearchEntry, searchTerms } from '#domain/list/search';
import { type AdminQuery, type AdminSorting, adminQueries } from '#domain/opportunity/admin-query';
import { type ConfirmationAge, hasGap } from '#domain/opportunity/completeness';
import { collators, namesOf, type PlaceNames } from '#domain/opportunity/list-page';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { dayOf, daysBetween } from '#domain/time/day';

/** The opportunities with their searchable texts: titles and subtitles in each language, and names of facts. */
export function adminEntries(
  opportunities: readonly Opportunity[],
  names: PlaceNames,
): readonly SearchEntry<Opportunity>[] {
  return opportunities.map((opportunity) => {
    const { title, subtitle, translations = {} } = opportunity;
    const translated = Object.values(translations).flatMap((texts) => [texts.title, texts.subtitle]);
    const shown = [title, subtitle, ...translated, ...namesOf(opportunity, names)];
    return { item: opportunity, text: folded(shown.join(' ')) };
  });
}

/** The opportunities that match all filters of a query, in order. `today` is `YYYY-MM-DD`. */
export function foundBy(
  all: readonly SearchEntry<Opportunity>[],
  query: AdminQuery,
  today: string,
): readonly Opportunity[] {
  const { q, sector, province, status, missing, unconfirmed } = query;
  const terms = searchTerms(q);
  return all.flatMap(({ item: opportunity, text }) =>
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
export function adminPage(
  all: readonly SearchEntry<Opportunity>[],
  query: AdminQuery,
  today: string,
  language: Language,
): FoundPage<Opportunity> {
  const found = inOrder(foundBy(all, query, today), query.sort, language);
  return foundPage(found, query.page);
}

/** The figures of the dashboard, each with the query of its list. */
export const figureQueries = {
  published: { ...adminQueries.whole, status: 'published' },
  draft: { ...adminQueries.whole, status: 'draft' },
  unconfirmed60: { ...adminQueries.whole, status: 'published', unconfirmed: 60 },
  unconfirmed90: { ...adminQueries.whole, status: 'published', unconfirmed: 90 },
  translation: { ...adminQueries.whole, missing: 'translation' },
  fact: { ...adminQueries.whole, missing: 'fact' },
  picture: { ...adminQueries.whole, missing: 'picture' },
} as const satisfies Record<string, AdminQuery>;

export type Figure = keyof typeof figureQueries;

/** The number of opportunities of a figure. */
export function countFigure(all: readonly SearchEntry<Opportunity>[], figure: Figure, today: string): number {
  return foundBy(all, figureQueries[figure], today).length;
}

/** A stable sort: equal ones stay newest first. */
function inOrder(some: readonly Opportunity[], sort: AdminSorting, language: Language): readonly Opportunity[] {
  if (sort === 'newest') return some;
  const { compare } = collators(language);
  const orders: Readonly<Record<Exclude<AdminSorting, 'newest'>, (one: Opportunity, other: Opportunity) => number>> = {
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

/**
 * Whether the facts were not confirmed for more than that many days; without a confirmation the age of the opportunity
 * counts. A sample has nothing to confirm.
 */
function isUnconfirmed({ sample, confirmedOn, createdAt }: Opportunity, days: ConfirmationAge, today: string): boolean {
  return !sample && daysBetween(confirmedOn ?? dayOf(new Date(createdAt)), today) > days;
}
