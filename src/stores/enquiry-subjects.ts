import { atom, computed } from 'nanostores';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { idsInQuery, pathWithIds } from '#domain/opportunity/shortlist';
import { type EnquirySector, enquirySectorOf } from '#domain/sector';
import { $opportunities } from './opportunities';
import { saveAbout, savedAbout } from './saved-enquiry';

/** The opportunities that the contact form's enquiry is about. */
export type EnquirySubjects =
  /** Only their number is known until the list is loaded. */
  | { readonly kind: 'counted'; readonly ids: readonly string[] }
  | { readonly kind: 'named'; readonly opportunities: readonly OpportunitySummary[] };

/** Query parameter with the ids. */
const queryKey = 'about';

const $ids = atom<readonly string[]>([]);

/** The subjects of the enquiry. Withdrawn opportunities are dropped once the list is loaded. */
export const $subjects = computed([$ids, $opportunities], (ids, list): EnquirySubjects => {
  if (list.kind !== 'loaded') return { kind: 'counted', ids };
  const published = new Map(list.opportunities.map((opportunity) => [opportunity.id, opportunity]));
  return { kind: 'named', opportunities: ids.flatMap((id) => published.get(id) ?? []) };
});

/** Reads the subjects from the URL, or else from storage, and stores them; returns whether there are any. */
export function readSubjects(): boolean {
  const ids = idsInQuery(location.search, queryKey)?.ids ?? savedAbout();
  $ids.set(ids);
  saveAbout(ids);
  return ids.length > 0;
}

/** The ids to be sent. */
export function subjectIds(): readonly string[] {
  const subjects = $subjects.get();
  return subjects.kind === 'counted' ? subjects.ids : subjects.opportunities.map(({ id }) => id);
}

/** The form's value of the sector shared by all subjects; `undefined` if they differ. */
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

/** Updates the URL too, so that a reload does not restore removed subjects. */
function setIds(ids: readonly string[]): void {
  $ids.set(ids);
  saveAbout(ids);
  history.replaceState(history.state, '', pathWithIds(location.pathname, queryKey, ids));
}
