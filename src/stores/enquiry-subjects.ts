import { atom, computed } from 'nanostores';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { idsInQuery, pathWithIds } from '#domain/opportunity/shortlist';
import { type EnquirySector, enquirySectorOf } from '#domain/sector';
import { keepAbout, keptAbout } from './kept-enquiry';
import { $opportunities } from './opportunities';

/** The opportunities that the enquiry is about. */
export type EnquirySubjects =
  /** How many is all that is known of them while the list is not there. */
  | { readonly kind: 'counted'; readonly ids: readonly string[] }
  | { readonly kind: 'named'; readonly opportunities: readonly OpportunitySummary[] };

/** The key of their ids in the URL's query. */
const queryKey = 'about';

const $ids = atom<readonly string[]>([]);

/** Those that have been withdrawn are left out once the list is there. */
export const $subjects = computed([$ids, $opportunities], (ids, list): EnquirySubjects => {
  if (list.kind !== 'loaded') return { kind: 'counted', ids };
  const published = new Map(list.opportunities.map((opportunity) => [opportunity.id, opportunity]));
  return { kind: 'named', opportunities: ids.flatMap((id) => published.get(id) ?? []) };
});

/** Takes the subjects from the URL, or else those that were kept, and keeps them; whether there are any. */
export function readSubjects(): boolean {
  const ids = idsInQuery(location.search, queryKey)?.ids ?? keptAbout();
  $ids.set(ids);
  keepAbout(ids);
  return ids.length > 0;
}

/** The ids to be sent. */
export function subjectIds(): readonly string[] {
  const subjects = $subjects.get();
  return subjects.kind === 'counted' ? subjects.ids : subjects.opportunities.map(({ id }) => id);
}

/** What the form calls the sector that all subjects are of; `undefined` where there is none. */
export function sectorOfSubjects(subjects: EnquirySubjects): EnquirySector | undefined {
  if (subjects.kind === 'counted') return undefined;
  const [first, ...others] = subjects.opportunities;
  if (!first || others.some(({ sector }) => sector !== first.sector)) return undefined;
  return enquirySectorOf(first.sector);
}

export function removeSubject(id: string): void {
  setIds(subjectIds().filter((other) => other !== id));
}

export function dropSubjects(): void {
  if ($ids.get().length > 0) setIds([]);
}

/** In the URL too, so that a reload does not bring back what was taken away. */
function setIds(ids: readonly string[]): void {
  $ids.set(ids);
  keepAbout(ids);
  history.replaceState(history.state, '', pathWithIds(location.pathname, queryKey, ids));
}
