import { atom, computed } from 'nanostores';
import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { clampPage, pageCount, pageFromAddress, pageOf } from '#domain/opportunity/pagination';
import { type SectorKey, sectorFromAddress } from '#domain/sector';
import { localizedPath, readAddress } from '../i18n/path';
import { $opportunities } from './opportunities';

/** What of the list is asked for. The address says it; nothing else remembers it. */
export interface ListPlace {
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

/** Unknown until the browser's address has been read: a page built ahead serves every `?page=`. */
export const $place = atom<ListPlace | undefined>();

export const $opportunityList = computed([$opportunities, $place], (state, place): OpportunityListState => {
  if (state.kind === 'failed') return { kind: 'failed' };
  if (state.kind === 'loading' || !place) return { kind: 'loading' };
  const { opportunities } = state;
  const matching = place.sector ? opportunities.filter(({ sector }) => sector === place.sector) : opportunities;
  return {
    kind: 'loaded',
    counts: countBySector(opportunities),
    found: matching.length,
    page: clampPage(place.page, matching.length),
    pages: pageCount(matching.length),
    shown: pageOf(matching, place.page),
  };
});

export function readPlace({ pathname, search }: Pick<URL, 'pathname' | 'search'>): ListPlace {
  const [, , word = ''] = readAddress(pathname).path.split('/');
  return { sector: sectorFromAddress(word) ?? null, page: pageFromAddress(search) };
}

export function placeAddress({ sector, page }: ListPlace, language: Language): string {
  const path = localizedPath(sector ? `/opportunities/${sector}` : '/opportunities', language);
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Takes the place from the address, now and whenever the reader goes back or forward; returns how to stop. */
export function followAddress(): () => void {
  const follow = () => $place.set(readPlace(location));
  follow();
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

/** Moves to a place and puts its address into the history. */
export function goTo(place: ListPlace, language: Language): void {
  history.pushState(null, '', placeAddress(place, language));
  $place.set(place);
}

function countBySector(opportunities: readonly OpportunitySummary[]): SectorCounts {
  const counts: Partial<Record<SectorKey, number>> = {};
  for (const { sector } of opportunities) counts[sector] = (counts[sector] ?? 0) + 1;
  return counts;
}
