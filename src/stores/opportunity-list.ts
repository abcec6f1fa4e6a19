import { createRouter } from '@nanostores/router';
import { atom, computed } from 'nanostores';
import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { clampPage, pageCount, pageFromQuery, pageOf } from '#domain/opportunity/pagination';
import { type SectorKey, sectorFromPath } from '#domain/sector';
import { localizedPath } from '../i18n/path';
import { $opportunities } from './opportunities';

/** What of the list is asked for. The URL says it; nothing else remembers it. */
export interface ListQuery {
  readonly sector: SectorKey | null;
  readonly page: number;
}

export type SectorCounts = Readonly<Partial<Record<SectorKey, number>>>;

export type OpportunityListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'loaded';
      readonly counts: SectorCounts;
      readonly found: number;
      readonly page: number;
      readonly pages: number;
      readonly shown: readonly OpportunitySummary[];
    };

/** The list's path in whatever language, with the word for a sector, and what follows the `?`. */
const listURL = /^(?:\/[^/?]+)?\/opportunities(?:\/([^/?]+))?(?:\?(.*))?$/i;

const readQuery = (word = '', search = ''): ListQuery => ({
  sector: sectorFromPath(word) ?? null,
  page: pageFromQuery(search),
});

// The browser follows the page's links itself, but for those that call `goTo`.
const $page = createRouter({ list: [listURL, readQuery] }, { search: true, links: false });

/** Unknown until the browser's URL has been read: a page built ahead serves every `?page=`. */
export const $query = atom<ListQuery | undefined>();

export const $opportunityList = computed([$opportunities, $query], (state, query): OpportunityListState => {
  if (state.kind === 'failed') return { kind: 'failed' };
  if (state.kind === 'loading' || !query) return { kind: 'loading' };
  const { opportunities } = state;
  const matching = query.sector ? opportunities.filter(({ sector }) => sector === query.sector) : opportunities;
  return {
    kind: 'loaded',
    counts: countBySector(opportunities),
    found: matching.length,
    page: clampPage(query.page, matching.length),
    pages: pageCount(matching.length),
    shown: pageOf(matching, query.page),
  };
});

export function pathOfQuery({ sector, page }: ListQuery, language: Language): string {
  const path = localizedPath(sector ? `/opportunities/${sector}` : '/opportunities', language);
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Takes the query from the URL, now and whenever the reader goes back or forward; returns how to stop. */
export function followURL(): () => void {
  return $page.subscribe((page) => $query.set(page?.params ?? readQuery()));
}

/** Shows another query and puts its path into the history. */
export function goTo(query: ListQuery, language: Language): void {
  $page.open(pathOfQuery(query, language));
}

function countBySector(opportunities: readonly OpportunitySummary[]): SectorCounts {
  const counts: Partial<Record<SectorKey, number>> = {};
  for (const { sector } of opportunities) counts[sector] = (counts[sector] ?? 0) + 1;
  return counts;
}
